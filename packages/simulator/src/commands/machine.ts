import {manifestDefault} from '@aloft/platform/manifest';
import type {StateName} from '@aloft/platform/states';
import {formatDuration} from '@aloft/platform/values';
import {checkFree} from '../attachments';
import {type Changes, type Context, type Reply, Failure} from '../context';
import {implement, checkNotSuspended, conflict, done, listOfApp} from '../implement';
import {
  createMachine,
  deleteMachine,
  flashMachine,
  startMachine,
  stopMachine,
  wakeMachine,
} from '../machines/startMachine';
import {changeLabels, checkEnvironment, checkNameFree, findResource, pick} from '../resources';
import {waitFor} from '../state/advanceState';
import type {Machine} from '../state/types';
import {changeTemplate, defaultTemplate, createFlags} from '../template';
import {viewMachine} from '../views';

const SETTLED: StateName<'machine'>[] = ['running', 'standby', 'stopped', 'failed', 'created'];
const HALTED: readonly string[] = ['created', 'stopped', 'failed'];

export const machineCommands = {
  ...implement('machine list', ['app', 'state', 'label'], listOfApp('machines')),

  ...implement('machine get', [], ({machine}) => ({view: viewMachine(machine)})),

  ...implement(
    'machine create',
    [...createFlags, 'volume', 'mount', 'start', 'label', 'wait', 'timeout'],
    (context) => {
      const {args, flags, namespace} = context;
      const {image, mount = '/data', wait} = flags;
      checkNameFree(context, namespace.name, 'a machine', Object.values(namespace.machines), args.NAME);
      const volume = flags.volume === undefined ? undefined : findResource(context, 'volumes', flags.volume);
      if (volume) checkFree(context, volume);
      const template = changeTemplate(defaultTemplate, flags);
      checkEnvironment(context, template.env);
      const machine = createMachine(context, {
        name: args.NAME,
        image,
        template,
        mounts: volume ? [{volume: volume.name, path: mount}] : [],
        labels: changeLabels(flags),
      });
      const created = `Created machine ${machine.name} (${machine.id})`;
      if (!flags.start) return done(viewMachine(machine), created);
      const started = `${wait ? 'Started' : 'Starting'} in ${machine.region}`;
      return start(context, machine, wait, created, started);
    },
  ),

  ...implement('machine start', ['wait', 'timeout'], (context) => {
    const {wait} = context.flags;
    const {machine} = context;
    const {name, state} = machine;
    if (state === 'running' || state === 'flashing')
      return done(viewMachine(machine), `Machine ${name} is already running`);
    if (state === 'standby') return wake(context, machine);
    if (!HALTED.includes(state)) conflict(context, 'machine', machine, 'start');
    checkNotSuspended(context, pick(context.namespace.apps, machine.app ?? ''));
    return start(context, machine, wait, `${wait ? 'Started' : 'Starting'} machine ${name}`);
  }),

  // Simulated processes exit at the first signal, so `grace` applies to requests in flight only.
  ...implement('machine stop', ['grace', 'wait', 'timeout'], (context) => {
    const {draft, flags, given, machine} = context;
    const {name, state} = machine;
    checkUnmanaged(context, machine);
    if (state === 'stopped') return done(viewMachine(machine), `Machine ${name} is already stopped`);
    // The flag overrides the machine's setting only if it's on the command line.
    const grace = given('grace') ? flags.grace : undefined;
    if (HALTED.includes(state) || !stopMachine(draft, machine, grace)) conflict(context, 'machine', machine, 'stop');
    return done(viewMachine(machine), `Stopped machine ${name}`);
  }),

  ...implement('machine restart', ['grace', 'wait', 'timeout'], (context) => {
    const {draft, flags, given, machine} = context;
    const grace = given('grace') ? flags.grace : undefined;
    checkNotSuspended(context, pick(context.namespace.apps, machine.app ?? ''));
    if (!HALTED.includes(machine.state) && !stopMachine(draft, machine, grace))
      conflict(context, 'machine', machine, 'restart');
    return start(context, machine, flags.wait, `${flags.wait ? 'Restarted' : 'Restarting'} machine ${machine.name}`);
  }),

  ...implement('machine flash', ['wait', 'timeout'], (context) => {
    const {draft, fail, namespace, machine} = context;
    const {name, template, app} = machine;
    if (template.flashMode === 'off') fail('flash_disabled', {name, app: app ?? 'APP'});
    waitFor(draft, machine, ...SETTLED);
    if (machine.heldUntil !== null && machine.heldUntil > draft.now) {
      const remaining = formatDuration(Math.ceil((machine.heldUntil - draft.now) / 1000) * 1000);
      fail('machine_held', {name, remaining});
    }
    if (machine.state === 'standby') return done(viewMachine(machine), `Machine ${name} is already on standby`);
    if (machine.state !== 'running') conflict(context, 'machine', machine, 'flash');
    flashMachine(draft, machine);
    const {min = 0} = pick(namespace.apps, app ?? '')?.scale ?? {};
    const reason = machine.mayStandBy ? 'it has requests or connections' : `the app's minimum is ${min}`;
    const isOnStandby = machine.flashThen === 'standby';
    const result = isOnStandby ? 'Machine is on standby' : `Machine keeps running, because ${reason}`;
    return done(viewMachine(machine), `Flashed machine ${name}`, result);
  }),

  ...implement('machine wake', ['wait', 'timeout'], (context) => wake(context, context.machine)),

  ...implement('machine delete', ['force'], (context) => {
    const {flags, machine} = context;
    checkUnmanaged(context, machine);
    if (![...HALTED, 'standby'].includes(machine.state) && !flags.force)
      conflict(context, 'machine', machine, 'be deleted without --force');
    const view = viewMachine(machine);
    deleteMachine(context, machine);
    return done(view, `Deleted machine ${machine.name}`);
  }),
};

function start(context: Changes<'quota_exceeded'>, machine: Machine, wait: boolean, ...steps: string[]) {
  const {name} = machine;
  const timeout = String(manifestDefault('machine.healthcheck.startTimeout'));
  const isStarted = startMachine(context, machine, wait);
  const reply = done(viewMachine(machine), ...(isStarted ? steps : []));
  return isStarted ? reply : {...reply, failure: new Failure('healthcheck_timeout', {name, timeout})};
}

/** Fails if the machine belongs to an app, which starts, stops and deletes its machines itself. */
function checkUnmanaged({fail}: Context<'machine_managed'>, {name, app}: Machine): void {
  if (app !== null) fail('machine_managed', {name, app});
}

function wake(context: Changes<'state_conflict' | 'quota_exceeded'>, machine: Machine): Reply<never> {
  waitFor(context.draft, machine, ...SETTLED);
  if (machine.state === 'running') return done(viewMachine(machine), `Machine ${machine.name} is already running`);
  if (machine.state !== 'standby') conflict(context, 'machine', machine, 'wake');
  wakeMachine(context, machine);
  return done(viewMachine(machine), `Woke machine ${machine.name}`);
}
