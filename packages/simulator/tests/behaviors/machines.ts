import type {BehaviorId} from '@aloft/platform/behaviors';
import {limits} from '@aloft/platform/limits';
import {nextStates, stateMachines, type StatefulKind} from '@aloft/platform/states';
import type {SimulatorState} from '../../src';
import type {View} from '../../src/context';
import type {App, Machine, Namespace} from '../../src/state/types';
import type {Terminal} from '../createTerminal';
import {differs, every, refuses, unless, type Property} from './Property';

const machinesOf = (namespace: Namespace, app: App): Machine[] =>
  Object.values(namespace.machines).filter((machine) => machine.app === app.name && !machine.oneOff);

/** Checks every app that serves, with its machines. */
const always = (check: (app: App, machines: Machine[]) => readonly string[]): Property => ({
  always: (state) => every(state, 'apps').flatMap(([namespace, app]) => check(app, machinesOf(namespace, app))),
});

/** Checks every machine. */
const ofMachines = (check: (machine: Machine, state: SimulatorState) => readonly string[]): Property => ({
  always: (state) => every(state, 'machines').flatMap(([, machine]) => check(machine, state)),
});

const isAwake = ({state, flashThen}: Machine): boolean =>
  ['running', 'starting', 'waking'].includes(state) || (state === 'flashing' && flashThen === 'running');

const machineNamed = (terminal: Terminal, name: string): Machine | undefined =>
  Object.values(terminal.acme().machines).find((machine) => machine.name === name);

const envOf = (terminal: Terminal, name: string): string => terminal.ok(`aloft machine exec ${name} -- env`);

/** Whether a machine runs and can go to standby, which earlier lines can prevent. */
const runs = (terminal: Terminal, name: string): boolean => {
  const machine = machineNamed(terminal, name);
  return (
    machine?.state === 'running' && machine.template.flashMode === 'auto' && machine.mayStandBy && machine.flows === 0
  );
};

const KINDS = {
  apps: 'app',
  machines: 'machine',
  services: 'service',
  volumes: 'volume',
  certificates: 'certificate',
} as const;

/** Whether a kind's transitions lead from one state to another. */
function leadsTo(kind: StatefulKind, from: readonly string[], to: string): boolean {
  const reached = new Set(from);
  for (const state of reached) nextStates(kind, state).forEach((next) => reached.add(next));
  return reached.has(to);
}

export const machineProperties = {
  'minimum-runs': always((app, machines) => {
    if (app.state !== 'live') return [];
    const awake = machines.filter(isAwake).length;
    return unless(awake >= app.scale.min, `${awake} machines of ${app.name} run, but its minimum is ${app.scale.min}`);
  }),
  'maximum-is-kept': always((app, machines) =>
    unless(
      machines.length <= app.scale.max,
      `${app.name} has ${machines.length} machines, but at most ${app.scale.max}`,
    ),
  ),
  'minimum-stays-awake': {
    from: ['hello'],
    run: (terminal) => {
      if (!runs(terminal, 'hello-1')) return 'skip';
      terminal.ok('aloft app scale hello --min 1 --max 2');
      const before = machineNamed(terminal, 'hello-1')?.snapshotAt ?? 0;
      terminal.ok('aloft machine flash hello-1');
      const after = machineNamed(terminal, 'hello-1')?.snapshotAt ?? 0;
      terminal.ok('aloft machine exec hello-1 -- ignitionctl flash');
      terminal.ok('sleep 2h');
      return [
        ...unless(after > before, 'no snapshot was written'),
        ...differs(machineNamed(terminal, 'hello-1')?.state, 'running', 'the state of the machine'),
      ];
    },
  },
  'scale-up-wakes-first': {
    from: ['hello-standby'],
    run: (terminal) => {
      const machine = machineNamed(terminal, 'hello-1');
      if (machine?.state !== 'standby') return 'skip';
      terminal.ok('aloft app scale hello --min 1 --max 3');
      const woken = terminal.acme().machines[machine.id];
      terminal.ok('aloft app scale hello --min 2');
      return [
        ...differs(woken?.state, 'running', 'the machine that was on standby'),
        ...differs(terminal.json<View[]>('aloft machine list --app hello').length, 2, 'machines'),
      ];
    },
  },
  'idle-machine-sleeps': ofMachines((machine, {now}) => {
    const {state, template, mayStandBy, snapshotAt, lastActiveAt, heldUntil, updatedAt, name, flows} = machine;
    if (flows > 0 || state !== 'running' || !mayStandBy || template.flashMode === 'off' || snapshotAt === null)
      return [];
    const last = Math.max(lastActiveAt + template.idleTimeout, heldUntil ?? 0, updatedAt);
    return unless(now <= last + 2000, `${name} has been idle for ${(now - last) / 1000} s too long`);
  }),
  'busy-machine-stays-awake': {
    step: ({before, words, result}) => {
      const machines = every(result.state, 'machines');
      const flows = machines.flatMap(([, machine]) => {
        const own = result.state.flows.filter((flow) => flow.machine === machine.id).length;
        return [
          ...differs(machine.flows, own, `requests and connections of ${machine.name}`),
          ...unless(own === 0 || isAwake(machine), `${machine.name} is ${machine.state} with ${own} of them`),
        ];
      });
      if (flows.length > 0 || words.includes('flash')) return flows;
      return machines.flatMap(([namespace, {id, name, state, updatedAt, lastActiveAt, template}]) => {
        const old = before.namespaces[namespace.name]?.machines[id];
        if (state !== 'standby' || old?.updatedAt === updatedAt) return [];
        return unless(updatedAt >= lastActiveAt + template.idleTimeout, `${name} went to standby too early`);
      });
    },
  },
  'held-machine-stays-awake': {
    from: ['hello', 'machine'],
    run: (terminal) => {
      if (!runs(terminal, 'hello-1')) return 'skip';
      terminal.ok('aloft machine exec hello-1 -- ignitionctl hold 10m');
      const refused = terminal.fails('aloft machine flash hello-1');
      terminal.ok('sleep 5m');
      const held = machineNamed(terminal, 'hello-1')?.state;
      terminal.ok('sleep 10m');
      return [
        ...differs(refused, 'machine_held', 'the error of a flash'),
        ...differs(held, 'running', 'the state of the held machine'),
        ...differs(machineNamed(terminal, 'hello-1')?.state, 'standby', 'the state after the hold'),
      ];
    },
  },
  'flash-off-means-awake': ofMachines(({name, state, snapshotAt, template}) =>
    unless(template.flashMode !== 'off' || (snapshotAt === null && state !== 'standby'), `${name} was flashed`),
  ),
  'first-snapshot-while-serving': {
    from: ['project', 'logged-in'],
    run: (terminal) => {
      terminal.ok('aloft app create first --image nginx:1.29');
      const machine = machineNamed(terminal, 'first-1');
      return [
        ...differs(machine?.state, 'running', 'the state of the machine'),
        ...unless(machine?.snapshotAt !== null, 'there is no snapshot'),
      ];
    },
  },
  'standby-replaces-snapshot': {
    from: ['hello', 'machine'],
    run: (terminal) => {
      if (!runs(terminal, 'hello-1')) return 'skip';
      const times = [machineNamed(terminal, 'hello-1')?.snapshotAt ?? 0];
      for (let round = 0; round < 2; round += 1) {
        terminal.ok('sleep 2h');
        times.push(machineNamed(terminal, 'hello-1')?.snapshotAt ?? 0);
        terminal.ok('aloft machine wake hello-1');
        times.push(machineNamed(terminal, 'hello-1')?.snapshotAt ?? 0);
      }
      const [first = 0, standby = 0, woken, second = 0] = times;
      return unless(standby > first && woken === standby && second > standby, `snapshots at ${times.join(', ')}`);
    },
  },
  'stop-discards-snapshot': ofMachines(({name, state, snapshotAt}) =>
    unless(
      !['created', 'starting', 'stopped', 'failed'].includes(state) || snapshotAt === null,
      `${name} is ${state} and has a snapshot`,
    ),
  ),
  'wake-continues-process': {
    from: ['hello-standby', 'hello'],
    run: (terminal) => {
      const machine = machineNamed(terminal, 'hello-1');
      if (!machine || (machine.state !== 'standby' && !runs(terminal, 'hello-1'))) return 'skip';
      terminal.ok('sleep 2h');
      const log = (): string[] => terminal.ok('aloft machine logs hello-1 --source system').split('\n');
      const before = log().length;
      terminal.ok('aloft machine wake hello-1');
      const added = log().slice(before - 1, -1);
      return [
        ...unless(added.length === 1 && added[0]?.includes('woken') === true, `the wake logged ${added.join('\n')}`),
      ];
    },
  },
  'request-wakes-machine': {
    from: ['hello-standby'],
    run: (terminal) => {
      if (machineNamed(terminal, 'hello-1')?.state !== 'standby' || terminal.acme().services.hello?.app !== 'hello')
        return 'skip';
      const {stdout} = terminal.run('curl -i https://hello.acme.apps.aloft.example/');
      return [
        ...unless(stdout.startsWith('HTTP/2 200'), `the response is ${stdout}`),
        ...differs(machineNamed(terminal, 'hello-1')?.state, 'running', 'the state of the machine'),
      ];
    },
  },
  'compute-billed-by-state': {
    from: ['hello-standby', 'machine', 'free-volume'],
    run: (terminal) => {
      const used = terminal
        .json<View[]>('aloft namespace quota acme')
        .find(({limit}) => limit === limits.vcpus.label)?.used;
      const busy = Object.values(terminal.acme().machines).filter(
        ({state}) => !['created', 'standby', 'stopped', 'failed', 'deleting'].includes(state),
      );
      return differs(
        used,
        busy.reduce((sum, {template}) => sum + template.vcpus, 0),
        'vCPUs in use',
      );
    },
  },
  'transitions-are-listed': {
    step: ({before, result, words}) => {
      if (result.errorCode === 'api_failed') return [`${words.join(' ')} made an illegal transition`];
      return Object.values(result.state.namespaces).flatMap((namespace) =>
        (Object.keys(KINDS) as (keyof typeof KINDS)[]).flatMap((list) =>
          Object.entries(namespace[list]).flatMap(([id, resource]) => {
            const old = before.namespaces[namespace.name]?.[list][id];
            const isSame = old !== undefined && old.createdAt === resource.createdAt;
            const from = isSame ? [old.state] : stateMachines[KINDS[list]].initial;
            return unless(
              leadsTo(KINDS[list], from, resource.state),
              `${id} went from ${from.join()} to ${resource.state}`,
            );
          }),
        ),
      );
    },
  },
  'app-machines-are-managed': refuses(
    ['hello', 'machine', 'volume', 'hello-standby'],
    'machine_managed',
    (terminal) => {
      const machine = Object.values(terminal.acme().machines).find(({app}) => app !== null);
      return machine ? [`machine stop ${machine.name}`, `machine delete ${machine.name} --force --yes`] : 'skip';
    },
  ),
  'app-without-machine-is-failed': always((app, machines) => {
    if (app.state !== 'live' && app.state !== 'degraded') return [];
    const serving = machines.filter(({state}) => !['created', 'stopped', 'failed', 'deleting'].includes(state));
    return unless(serving.length > 0, `${app.name} is ${app.state}, but none of its machines can serve`);
  }),
  'environment-order': {
    from: ['logged-in'],
    after: 'nothing',
    run: (terminal) => {
      terminal.write('Dockerfile', 'FROM alpine\nENV ONE=image TWO=image\nENV THREE image\n');
      terminal.write(
        'aloft.yaml',
        'version: 1\napp: one\nbuild: {dockerfile: Dockerfile}\nmachine: {env: {TWO: app}, secrets: [THREE]}\n',
      );
      terminal.ok('aloft app secret set one THREE=secret --no-deploy');
      terminal.ok('aloft deploy');
      const lines = envOf(terminal, 'one-1').split('\n');
      return ['ONE=image', 'TWO=app', 'THREE=secret', 'ALOFT_NAMESPACE=acme'].flatMap((line) =>
        unless(lines.includes(line), `the environment doesn't have ${line}:\n${lines.join('\n')}`),
      );
    },
  },
  'secrets-need-an-app': {
    from: ['shop'],
    run: (terminal) => {
      const app = terminal.acme().apps.shop;
      const machine = Object.values(terminal.acme().machines).find((entry) => entry.app === 'shop');
      const release = app?.releases.find(({number}) => number === app.release);
      const secret = release?.secrets.DATABASE_URL;
      if (!machine || !secret) return 'skip';
      terminal.ok('aloft machine create alone --image nginx:1.29');
      const line = `DATABASE_URL=${secret.value}\n`;
      return [
        ...unless(envOf(terminal, machine.name).includes(line), `${machine.name} doesn't get the secret`),
        ...unless(terminal.ok('aloft app run shop -- env').includes(line), "a one-off machine doesn't get the secret"),
        ...unless(!envOf(terminal, 'alone').includes('DATABASE_URL'), 'a machine without an app gets the secret'),
      ];
    },
  },
  'drain-before-stop': {
    from: ['slow-requests'],
    run: (terminal) => {
      if (!runs(terminal, 'hello-1')) return 'skip';
      /** Deploys with a request that has some time left; returns the time until the old machine is gone, and the job. */
      const deploy = (left: number): readonly [number, string] => {
        terminal.ok('curl -s https://hello.acme.apps.aloft.example/slow &');
        terminal.ok(`sleep ${120 - left}`);
        const idle = terminal.state().now;
        terminal.ok('aloft deploy');
        return [terminal.state().now - idle, terminal.ok('jobs')];
      };
      terminal.run('jobs');
      const [usual] = deploy(0);
      const [finished, done] = deploy(15);
      const [cut, failed] = deploy(100);
      const grace = limits['stop-grace'].value;
      return [
        ...unless(finished < usual + grace && done.includes('Hello from Aloft\n[1]  Done'), `a request ended: ${done}`),
        ...unless(cut === usual + grace && failed.includes('[1]  Exit 92'), `after ${cut - usual} ms: ${failed}`),
      ];
    },
  },
  'hostname-is-name': {
    from: ['volume'],
    run: (terminal) => {
      const names = (): string[] =>
        Object.values(terminal.acme().machines)
          .filter(({app}) => app === 'notes')
          .map(({name}) => name);
      const before = names();
      if (before.length !== 1) return 'skip';
      const printed = terminal.ok(`aloft machine exec ${before.join()} -- hostname`).trim();
      terminal.ok('aloft deploy');
      return [...differs(printed, before[0], 'the hostname'), ...differs(names(), before, 'the name after a deploy')];
    },
  },
} as const satisfies Partial<Record<BehaviorId, Property>>;
