import type {BehaviorId} from '@aloft/platform/behaviors';
import {limits} from '@aloft/platform/limits';
import {nextStates, stateMachines, type StatefulKind} from '@aloft/platform/states';
import type {View} from '../../src/context';
import {COUNTED_KINDS, type NounOf} from '../../src/resources';
import {isIdle} from '../../src/machines/flows';
import type {App, Machine} from '../../src/state/types';
import {without, type Terminal} from '../createTerminal';
import {content, differs, each, every, machinesOf, refuses, script, unless, type Property} from './Property';

/** Checks every app with its machines. */
const always = (check: (app: App, machines: readonly Machine[]) => readonly string[]): Property =>
  each('apps', (app, namespace) => check(app, machinesOf(namespace, app.name)));

const isAwake = ({state, flashThen}: Machine): boolean =>
  ['running', 'starting', 'waking'].includes(state) || (state === 'flashing' && flashThen === 'running');

const machineNamed = (terminal: Terminal, name: string): Machine | undefined =>
  Object.values(terminal.acme().machines).find((machine) => machine.name === name);

/** Whether the machine hello-1 runs and can go to standby, which earlier lines can prevent. */
const canStandBy = (terminal: Terminal): boolean => {
  const machine = machineNamed(terminal, 'hello-1');
  if (machine?.state !== 'running' || !isIdle(terminal.state(), machine)) return false;
  return machine.template.flashMode === 'auto' && machine.mayStandBy;
};

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
  'maximum-is-kept': always(({name, scale: {min, max}}, machines) => [
    ...unless(machines.length <= max, `${name} has ${machines.length} machines, but at most ${max}`),
    ...unless(min <= max, `${name} has a minimum of ${min}, but at most ${max}`),
  ]),
  'minimum-stays-awake': {
    from: ['hello'],
    run: (terminal) => {
      if (!canStandBy(terminal)) return 'skip';
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
  'scale-up-wakes-first': script({
    from: ['hello-standby'],
    given: [['aloft machine get hello-1', {state: 'standby'}]],
    lines: (terminal) => [
      'aloft app scale hello --min 1 --max 3',
      [`aloft machine get ${String(machineNamed(terminal, 'hello-1')?.id)}`, {state: 'running'}],
      'aloft app scale hello --min 2',
      ['aloft machine list --app hello', [{}, {}]],
    ],
  }),
  'idle-machine-sleeps': each('machines', (machine, _, current) => {
    const {state, template, mayStandBy, snapshotAt, lastActiveAt, heldUntil, updatedAt, name} = machine;
    if (state !== 'running' || !mayStandBy || template.flashMode === 'off' || snapshotAt === null) return [];
    if (!isIdle(current, machine)) return [];
    const last = Math.max(lastActiveAt + template.idleTimeout, heldUntil ?? 0, updatedAt);
    const tooLong = current.now - last;
    return unless(tooLong <= 2000, `${name} has been idle for ${tooLong / 1000} s too long`);
  }),
  'busy-machine-stays-awake': {
    step: ({before, words, result}) => {
      const machines = every(result.state, 'machines');
      const flows = machines.flatMap(([, machine]) => {
        const own = result.state.flows.filter((flow) => flow.machine === machine.id).length;
        return unless(own === 0 || isAwake(machine), `${machine.name} is ${machine.state} with ${own} requests`);
      });
      if (flows.length > 0 || words.includes('flash')) return flows;
      return machines.flatMap(([namespace, {id, name, state, updatedAt, lastActiveAt, template}]) => {
        const old = before.namespaces[namespace.name]?.machines[id];
        if (state !== 'standby' || old?.updatedAt === updatedAt) return [];
        return unless(updatedAt >= lastActiveAt + template.idleTimeout, `${name} went to standby too early`);
      });
    },
  },
  'held-machine-stays-awake': script({
    from: ['hello', 'machine'],
    when: canStandBy,
    lines: [
      'aloft machine exec hello-1 -- ignitionctl hold 10m',
      ['aloft machine flash hello-1', '(machine_held)'],
      'sleep 5m',
      ['aloft machine get hello-1', {state: 'running'}],
      'sleep 10m',
      ['aloft machine get hello-1', {state: 'standby'}],
    ],
  }),
  'flash-off-means-awake': each('machines', ({name, state, snapshotAt, template}) =>
    unless(template.flashMode !== 'off' || (snapshotAt === null && state !== 'standby'), `${name} was flashed`),
  ),
  'first-snapshot-while-serving': script({
    from: ['project', 'logged-in'],
    given: ['aloft app create first --image nginx:1.29'],
    lines: [['aloft machine get first-1', {state: 'running'}, without('"snapshotAt": null')]],
  }),
  'standby-replaces-snapshot': {
    from: ['hello', 'machine'],
    run: (terminal) => {
      if (!canStandBy(terminal)) return 'skip';
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
  'stop-discards-snapshot': each('machines', ({name, state, snapshotAt}) =>
    unless(
      !['created', 'starting', 'stopped', 'failed'].includes(state) || snapshotAt === null,
      `${name} is ${state} and has a snapshot`,
    ),
  ),
  'wake-continues-process': {
    from: ['hello-standby', 'hello'],
    run: (terminal) => {
      const machine = machineNamed(terminal, 'hello-1');
      if (!machine || (machine.state !== 'standby' && !canStandBy(terminal))) return 'skip';
      terminal.ok('sleep 2h');
      const log = (): string[] => terminal.ok('aloft machine logs hello-1 --source system').split('\n');
      const before = log().length;
      terminal.ok('aloft machine wake hello-1');
      const added = log().slice(before - 1, -1);
      return unless(added.length === 1 && added[0]?.includes('woken') === true, `the wake logged ${added.join('\n')}`);
    },
  },
  'request-wakes-machine': script({
    from: ['hello-standby'],
    given: [
      ['aloft machine get hello-1', {state: 'standby'}],
      ['aloft service get hello', {app: 'hello'}],
    ],
    lines: [
      ['curl -i https://hello.acme.apps.aloft.example/', /^HTTP\/2 200/],
      ['aloft machine get hello-1', {state: 'running'}],
    ],
  }),
  'compute-billed-by-state': {
    from: ['hello-standby', 'machine', 'free-volume'],
    run: (terminal) => {
      const quotas = terminal.json<View[]>('aloft namespace quota acme');
      const used = quotas.find(({limit}) => limit === limits.vcpus.label)?.used;
      const busy = Object.values(terminal.acme().machines).filter(
        ({state}) => !['created', 'standby', 'stopped', 'failed', 'deleting'].includes(state),
      );
      const vcpus = busy.reduce((sum, {template}) => sum + template.vcpus, 0);
      return differs(used, vcpus, 'vCPUs in use');
    },
  },
  'transitions-are-listed': {
    step: ({before, result, words}) => {
      if (result.errorCode === 'api_failed') return [`${words.join(' ')} made an illegal transition`];
      return Object.values(result.state.namespaces).flatMap((namespace) =>
        COUNTED_KINDS.flatMap((list) => {
          const kind = list.slice(0, -1) as NounOf<typeof list>;
          return Object.entries(namespace[list]).flatMap(([id, {state, createdAt}]) => {
            const old = before.namespaces[namespace.name]?.[list][id];
            const from = old && old.createdAt === createdAt ? [old.state] : stateMachines[kind].initial;
            return unless(leadsTo(kind, from, state), `${id} went from ${from.join()} to ${state}`);
          });
        }),
      );
    },
  },
  'app-machines-are-managed': script({
    from: ['hello', 'machine', 'volume', 'hello-standby'],
    keeps: content,
    lines: refuses('machine_managed', 'machine stop {machine}', 'machine delete {machine} --force --yes'),
  }),
  'app-without-machine-is-failed': always((app, machines) => {
    if (app.state !== 'live' && app.state !== 'degraded') return [];
    const serving = machines.filter(({state}) => !['created', 'stopped', 'failed', 'deleting'].includes(state));
    return unless(serving.length > 0, `${app.name} is ${app.state}, but none of its machines can serve`);
  }),
  'environment-order': script({
    from: ['logged-in'],
    after: 'nothing',
    lines: ({write}) => {
      write('Dockerfile', 'FROM alpine\nENV ONE=image TWO=image\nENV THREE image\n');
      write(
        'aloft.yaml',
        'version: 1\napp: one\nbuild: {dockerfile: Dockerfile}\nmachine: {env: {TWO: app}, secrets: [THREE]}\n',
      );
      return [
        'aloft app secret set one THREE=secret --no-deploy',
        'aloft deploy',
        [
          'aloft machine exec one-1 -- env',
          ...['ONE=image', 'TWO=app', 'THREE=secret', 'ALOFT_NAMESPACE=acme'].map(
            (line) => new RegExp(`^${line}$`, 'm'),
          ),
        ],
      ];
    },
  }),
  'secrets-need-an-app': script({
    from: ['shop'],
    when: ({acme}) => acme().apps.shop?.state === 'live',
    given: ['aloft machine create alone --image nginx:1.29'],
    lines: ({acme}) => {
      const {releases = [], release} = acme().apps.shop ?? {};
      const secret = releases.find(({number}) => number === release)?.secrets.DATABASE_URL?.value;
      return [
        ['aloft machine exec {machine} -- env', `DATABASE_URL=${secret}\n`],
        ['aloft app run shop -- env', `DATABASE_URL=${secret}\n`],
        ['aloft machine exec alone -- env', without('DATABASE_URL')],
      ];
    },
  }),
  'drain-before-stop': {
    from: ['slow-requests'],
    run: (terminal) => {
      if (!canStandBy(terminal)) return 'skip';
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
  'hostname-is-name': script({
    from: ['volume'],
    when: ({acme}) => machinesOf(acme(), 'notes').length === 1,
    keeps: ({acme}) => machinesOf(acme(), 'notes').map(({name}) => name),
    lines: ({acme}) => [
      ['aloft machine exec {machine} -- hostname', `${String(machinesOf(acme(), 'notes')[0]?.name)}\n`],
      'aloft deploy',
    ],
  }),
} as const satisfies Partial<Record<BehaviorId, Property>>;
