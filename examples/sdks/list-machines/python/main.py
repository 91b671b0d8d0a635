from aloft_sdk import Aloft

aloft = Aloft()  # reads ALOFT_TOKEN
machines = aloft.machines.list("acme")
for machine in machines:
    print(machine.id, machine.name, machine.state)

if machines:
    machine = aloft.machines.wait("acme", machines[0].id, "running", timeout="30s")
    print(machine.id, "is running")
