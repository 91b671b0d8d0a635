import {commandUsage} from '@aloft/platform/cli';
import {manifestDefault} from '@aloft/platform/manifest';
import type {StateName} from '@aloft/platform/states';
import {formatDuration} from '@aloft/platform/values';
import {checkFree} from '../attachments';
import {type Changes, type Context, type Reply, Failure} from '../context';
import {findFile} from '../deploy/readManifest';
import {implement, checkNotSuspended, conflict, done, listOfApp, waitFlags} from '../implement';
import {startFlow, resetIdleTimer} from '../machines/flows';
import {runInMachine} from '../machines/runInMachine';
import {
  createMachine,
  deleteMachine,
  flashMachine,
  startMachine,
  stopMachine,
  wakeMachine,
} from '../machines/startMachine';
import {isDirectory, resolvePath} from '../programs/resolvePath';
import {changeLabels, checkEnvironment, checkNameFree, findResource, pick} from '../resources';
import {waitFor} from '../state/advanceState';
import type {Machine} from '../state/types';
import {changeTemplate, defaultTemplate, createFlags} from '../template';
import {replyWithLogs, viewMachine} from '../views';

const SETTLED: StateName<'machine'>[] = ['running', 'standby', 'stopped', 'failed', 'created'];
const HALTED: readonly string[] = ['created', 'stopped', 'failed'];
const REMOTE = /^([a-z][a-z0-9-]{0,39}):(\/.*)$/;

export const machineCommands = {
  ...implement('machine list', ['app', 'state', 'label'], listOfApp('machines')),

  ...implement('machine get', [], ({machine}) => ({view: viewMachine(machine)})),

  ...implement('machine create', [...createFlags, 'volume', 'mount', 'start', 'label', ...waitFlags], (context) => {
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
  }),

  ...implement('machine start', waitFlags, (context) => {
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
  ...implement('machine stop', ['grace', ...waitFlags], (context) => {
    const {draft, flags, given, machine} = context;
    const {name, state} = machine;
    checkUnmanaged(context, machine);
    if (state === 'stopped') return done(viewMachine(machine), `Machine ${name} is already stopped`);
    // The flag overrides the machine's setting only if it's on the command line.
    const grace = given('grace') ? flags.grace : undefined;
    if (HALTED.includes(state) || !stopMachine(draft, machine, grace)) conflict(context, 'machine', machine, 'stop');
    return done(viewMachine(machine), `Stopped machine ${name}`);
  }),

  ...implement('machine restart', ['grace', ...waitFlags], (context) => {
    const {draft, flags, given, machine} = context;
    const grace = given('grace') ? flags.grace : undefined;
    checkNotSuspended(context, pick(context.namespace.apps, machine.app ?? ''));
    if (!HALTED.includes(machine.state) && !stopMachine(draft, machine, grace))
      conflict(context, 'machine', machine, 'restart');
    return start(context, machine, flags.wait, `${flags.wait ? 'Restarted' : 'Restarting'} machine ${machine.name}`);
  }),

  ...implement('machine flash', waitFlags, (context) => {
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

  ...implement('machine wake', waitFlags, (context) => wake(context, context.machine)),

  ...implement('machine delete', ['force'], (context) => {
    const {flags, machine} = context;
    checkUnmanaged(context, machine);
    if (![...HALTED, 'standby'].includes(machine.state) && !flags.force)
      conflict(context, 'machine', machine, 'be deleted without --force');
    const view = viewMachine(machine);
    deleteMachine(context, machine);
    return done(view, `Deleted machine ${machine.name}`);
  }),

  ...implement('machine logs', ['follow', 'since', 'tail', 'source', 'grep'], (context) => {
    const {id} = context.machine;
    return replyWithLogs(context, ({machine}) => machine === id);
  }),

  // Interactive programs aren't simulated, and the others neither depend on the user nor on the directory.
  ...implement('machine exec', ['env', 'tty', 'user', 'workdir'], (context) => {
    const {draft, args, flags, job, namespace} = context;
    const machine = awake(context, args.NAME);
    const reply = runInMachine({draft, namespace, machine, env: flags.env, job}, args.COMMAND);
    const {exitCode: status = 0, notSimulated} = reply;
    if (status === 0 || notSimulated !== undefined) return reply;
    return {...reply, failure: new Failure('exec_failed', {name: machine.name, status})};
  }),

  // The files in a machine's directories aren't simulated, so `recursive` has no effect.
  ...implement('machine cp', ['recursive'], (context) => {
    const {draft, args, call, fail} = context;
    const {SOURCE: source, DESTINATION: target} = args;
    const from = REMOTE.exec(source);
    const to = REMOTE.exec(target);
    if ((from === null) === (to === null)) {
      const reason = 'one argument must be NAME:PATH and the other a local path';
      fail('argument_invalid', {value: target, argument: 'DESTINATION', reason, usage: commandUsage(call.command)});
    }
    const machine = awake(context, (from ?? to)?.[1] ?? '');
    if (to) {
      if (!findFile(context, source) && !isDirectory(draft, resolvePath(draft, source)))
        fail('file_not_found', {file: source});
    } else {
      const path = resolvePath(draft, target);
      const file = isDirectory(draft, path) ? `${path}/${source.replace(/^.*\//, '')}`.replace(/^\//, '') : path;
      draft.files[file] = {text: ''};
    }
    const notes = from ? ['note: files in machines are not simulated, so the copy is empty'] : [];
    return {steps: [`Copied ${source} to ${target}`], view: {machine: machine.id, source, target}, notes};
  }),

  ...implement('machine port-forward', ['address'], (context) => {
    const {draft, args, flags, job} = context;
    const machine = awake(context, args.NAME);
    if (job !== null) startFlow(draft, machine, {service: null, request: null, endsAt: null, job});
    const ports = args['LOCAL:REMOTE'].map((pair) => {
      const [local, remote = local] = pair.split(':').map(Number);
      return {local, remote};
    });
    const steps = ports.map(({local, remote}) => `Forwarding ${flags.address}:${local} to ${machine.name}:${remote}`);
    return {steps: [...steps, 'Press Ctrl+C to stop'], view: {machine: machine.id, ports}};
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

/** Returns a running machine. One on standby is woken, because the command counts as traffic. */
function awake(context: Changes<'machine_not_found' | 'quota_exceeded' | 'state_conflict'>, name: string): Machine {
  const {draft} = context;
  const machine = findResource(context, 'machines', name);
  if (!wakeMachine(context, machine)) conflict(context, 'machine', machine, 'be reached');
  machine.lastActiveAt = draft.now;
  resetIdleTimer(draft, machine);
  return machine;
}
