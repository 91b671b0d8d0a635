import {manifestDefault} from '@aloft/platform/manifest';
import type {StateName} from '@aloft/platform/states';
import {formatDuration} from '@aloft/platform/values';
import {changeLabels, checkEnvironment, checkNameFree, filterViews, findResource, pick} from '../resources';
import {chooseNamespace} from '../access';
import type {Context, Reply} from '../context';
import {createFailure, type Failure} from '../failure';
import {type CommandContext, implement} from '../implement';
import {createMachine} from '../machines/createMachine';
import {
  deleteMachine,
  flashMachine,
  startMachine,
  stopMachine,
  waitForMachine,
  wakeMachine,
} from '../machines/startMachine';
import {findImage} from '../state/images';
import type {Machine, Namespace} from '../state/types';
import {changeTemplate, defaultTemplate, templateFlags} from '../template';
import {viewMachine} from '../views';
import {checkFree} from '../attachments/volumes';
import {chooser, conflict, replyWith} from './chosen';

const chosen = chooser('machines');
const done = replyWith(viewMachine, ({id}) => id);

const SETTLED: StateName<'machine'>[] = ['running', 'standby', 'stopped', 'failed', 'created'];

export const machineCommands = {
  ...implement('machine list', ['app', 'state', 'label'], (context) => {
    const namespace = chooseNamespace(context);
    const {app} = context.flags;
    if (app !== undefined) findResource(context, namespace, 'apps', app);
    const machines = Object.values(namespace.machines).filter((machine) => app === undefined || machine.app === app);
    return {views: filterViews(context, machines.map(viewMachine)), empty: 'No machines.'};
  }),

  ...implement('machine get', [], (context) => ({view: viewMachine(chosen(context).machine)})),

  ...implement(
    'machine create',
    [...templateFlags, 'image', 'volume', 'mount', 'start', 'label', 'wait', 'timeout'],
    (context) => {
      const {args, flags} = context;
      const namespace = chooseNamespace(context);
      const taken = Object.fromEntries(Object.values(namespace.machines).map(({name}) => [name, true]));
      checkNameFree(context, namespace, taken, 'a machine', args.NAME);
      const volume = flags.volume === undefined ? undefined : findResource(context, namespace, 'volumes', flags.volume);
      if (volume) checkFree(context, volume);
      const template = changeTemplate(defaultTemplate, flags);
      checkEnvironment(context, template.env);
      const machine = createMachine(context, namespace, {
        name: args.NAME,
        app: null,
        release: null,
        image: flags.image,
        content: findImage(context.draft, flags.image),
        secrets: {},
        check: null,
        template,
        mounts: volume ? [{volume: volume.name, path: flags.mount ?? '/data'}] : [],
        mayStandBy: true,
        labels: changeLabels(flags, {}),
      });
      const created = `Created machine ${machine.name} (${machine.id})`;
      if (!flags.start) return done(machine, created);
      if (!startMachine(context, namespace, machine, flags.wait))
        return {...done(machine), failure: unhealthy(machine)};
      return done(machine, created, `${flags.wait ? 'Started' : 'Starting'} in ${machine.region}`);
    },
  ),

  ...implement('machine start', ['wait', 'timeout'], (context) => {
    const {wait} = context.flags;
    const {namespace, machine} = chosen(context);
    if (['running', 'flashing'].includes(machine.state))
      return done(machine, `Machine ${machine.name} is already running`);
    if (machine.state === 'standby') return wake(context, namespace, machine);
    if (!['created', 'stopped', 'failed'].includes(machine.state)) conflict(context, 'machine', machine, 'start');
    checkAppRuns(context, namespace, machine);
    if (!startMachine(context, namespace, machine, wait)) return {...done(machine), failure: unhealthy(machine)};
    return done(machine, `${wait ? 'Started' : 'Starting'} machine ${machine.name}`);
  }),

  // Simulated processes exit at the first signal, so `grace` applies to requests in flight only.
  ...implement('machine stop', ['grace', 'wait', 'timeout'], (context) => {
    const {machine} = chosen(context);
    checkUnmanaged(context, machine);
    if (['created', 'failed'].includes(machine.state)) conflict(context, 'machine', machine, 'stop');
    if (machine.state === 'stopped') return done(machine, `Machine ${machine.name} is already stopped`);
    if (!stopMachine(context.draft, machine, graceOf(context))) conflict(context, 'machine', machine, 'stop');
    return done(machine, `Stopped machine ${machine.name}`);
  }),

  ...implement('machine restart', ['grace', 'wait', 'timeout'], (context) => {
    const {wait} = context.flags;
    const {namespace, machine} = chosen(context);
    checkAppRuns(context, namespace, machine);
    if (
      !['created', 'failed', 'stopped'].includes(machine.state) &&
      !stopMachine(context.draft, machine, graceOf(context))
    )
      conflict(context, 'machine', machine, 'restart');
    if (!startMachine(context, namespace, machine, wait)) return {...done(machine), failure: unhealthy(machine)};
    return done(machine, `${wait ? 'Restarted' : 'Restarting'} machine ${machine.name}`);
  }),

  ...implement('machine flash', ['wait', 'timeout'], (context) => {
    const {draft, fail} = context;
    const {namespace, machine} = chosen(context);
    const {name, template} = machine;
    if (template.flashMode === 'off') fail('flash_disabled', {name, app: machine.app ?? 'APP'});
    waitForMachine(draft, machine, SETTLED);
    if (machine.heldUntil !== null && machine.heldUntil > draft.now) {
      const remaining = formatDuration(Math.ceil((machine.heldUntil - draft.now) / 1000) * 1000);
      fail('machine_held', {name, remaining});
    }
    if (machine.state === 'standby') return done(machine, `Machine ${name} is already on standby`);
    if (machine.state !== 'running') conflict(context, 'machine', machine, 'flash');
    flashMachine(draft, machine);
    const {min = 0} = (machine.app === null ? undefined : pick(namespace.apps, machine.app))?.scale ?? {};
    const reason = machine.mayStandBy ? 'it has requests or connections' : `the app's minimum is ${min}`;
    const keeps = `Machine keeps running, because ${reason}`;
    return done(machine, `Flashed machine ${name}`, machine.flashThen === 'standby' ? 'Machine is on standby' : keeps);
  }),

  ...implement('machine wake', ['wait', 'timeout'], (context) => {
    const {namespace, machine} = chosen(context);
    return wake(context, namespace, machine);
  }),

  ...implement('machine delete', ['force'], (context) => {
    const {draft, flags} = context;
    const {namespace, machine} = chosen(context);
    checkUnmanaged(context, machine);
    const isIdle = ['created', 'stopped', 'failed', 'standby'].includes(machine.state);
    if (!isIdle && !flags.force) conflict(context, 'machine', machine, 'be deleted without --force');
    const view = viewMachine(machine);
    deleteMachine(draft, namespace, machine);
    return {steps: [`Deleted machine ${machine.name}`], view, quiet: [machine.id]};
  }),
};

/** The flag's grace period, which overrides the machine's setting only if it's on the command line. */
function graceOf({flags, given}: GraceContext): number | undefined {
  return given('grace') ? flags.grace : undefined;
}

type GraceContext = Pick<CommandContext<'machine stop'>, 'flags'> & {readonly given: (flag: 'grace') => boolean};

function unhealthy({name}: Machine): Failure<'healthcheck_timeout'> {
  return createFailure('healthcheck_timeout', {
    name,
    timeout: String(manifestDefault('machine.healthcheck.startTimeout')),
  });
}

/** Fails if the machine belongs to an app, which starts, stops and deletes its machines itself. */
function checkUnmanaged({fail}: Context<'machine_managed'>, {name, app}: Machine): void {
  if (app !== null) fail('machine_managed', {name, app});
}

function checkAppRuns({fail}: Context<'app_suspended'>, namespace: Namespace, machine: Machine): void {
  const app = machine.app === null ? undefined : pick(namespace.apps, machine.app);
  if (app?.state === 'suspended') fail('app_suspended', {name: app.name});
}

function wake(
  context: Context<'state_conflict' | 'quota_exceeded'>,
  namespace: Namespace,
  machine: Machine,
): Reply<never> {
  const {draft} = context;
  waitForMachine(draft, machine, SETTLED);
  if (machine.state === 'running') return done(machine, `Machine ${machine.name} is already running`);
  if (machine.state !== 'standby') conflict(context, 'machine', machine, 'wake');
  wakeMachine(context, namespace, machine);
  waitForMachine(draft, machine, ['running']);
  return done(machine, `Woke machine ${machine.name}`);
}
