import {Aloft} from '@aloft/sdk';

const aloft = new Aloft(); // reads ALOFT_TOKEN
const machines = await aloft.machines.list('acme');
for (const {id, name, state} of machines) console.log(id, name, state);

const [first] = machines;
if (first) {
  const machine = await aloft.machines.wait('acme', first.id, 'running', {timeout: '30s'});
  console.log(machine.id, 'is running');
}
