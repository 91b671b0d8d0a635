import {brand} from '../../brand';
import {manifestDefault} from '../../manifest/fields';
import {formatDuration} from '../../quantities';
import type {Context, Handler, Reply} from '../context';
import {CommandFailure} from '../failure';
import {createMachine} from '../machines/createMachine';
import {deleteMachine} from '../machines/deleteMachine';
import {moveMachine} from '../machines/moveMachine';
import {checkCompute, startMachine, stopMachine} from '../machines/startMachine';
import {waitForMachine} from '../machines/waitForMachine';
import {replaceMachine} from '../deploy/rollOut';
import {checkFree} from '../volumes/attachVolume';
import {readTemplate} from '../readTemplate';
import {changeLabels, filterViews} from '../filterViews';
import {findApp, findMachine, findVolume, isOn, pick, text} from '../resolve';
import type {Machine, MachineStateName, Namespace} from '../state/types';
import {viewMachine} from '../views/viewMachine';
import {machineAccessCommands} from './machineAccess';

export const machineCommands: Record<string, Handler> = {
  'machine list': listMachines,
  'machine get': (context) => ({view: viewMachine(chosen(context).machine)}),
  'machine create': create,
  'machine start': start,
  'machine stop': stop,
  'machine restart': restart,
  'machine flash': flash,
  'machine wake': wake,
  'machine delete': remove,
  ...machineAccessCommands,
};

/** The machine that a command names. */
export function chosen(context: Context): {namespace: Namespace; machine: Machine} {
  const namespace = context.namespace();
  return {namespace, machine: findMachine(namespace, text(context, 'NAME') ?? '')};
}

function done(machine: Machine, ...steps: string[]): Reply {
  return {steps, view: viewMachine(machine), quiet: [machine.id]};
}

/** Verb for a completed change, or for one that continues with `--no-wait`. */
function verb(context: Context, word: 'Start' | 'Restart'): string {
  return isOn(context, 'wait') ? `${word}ed` : `${word}ing`;
}

function conflict(machine: Machine, action: string): never {
  throw new CommandFailure('state_conflict', {
    kind: 'machine',
    name: machine.name,
    state: machine.state,
    action,
    command: `${brand.cli} machine get ${machine.name}`,
  });
}

function listMachines(context: Context): Reply {
  const namespace = context.namespace();
  const app = text(context, 'app');
  if (app !== null) findApp(namespace, app);
  const machines = Object.values(namespace.machines).filter((machine) => app === null || machine.app === app);
  return {views: filterViews(context, machines.map(viewMachine)), empty: 'No machines.'};
}

function create(context: Context): Reply {
  const {draft} = context;
  const namespace = context.namespace();
  const name = text(context, 'NAME');
  if (name !== null && Object.values(namespace.machines).some((machine) => machine.name === name)) {
    throw new CommandFailure('name_taken', {namespace: namespace.name, kind: 'a machine', name});
  }
  const volume = text(context, 'volume');
  const mounts =
    volume === null ? [] : [{volume: findVolume(namespace, volume).name, path: text(context, 'mount') ?? '/data'}];
  for (const mount of mounts) checkFree(findVolume(namespace, mount.volume));
  const machine = createMachine(draft, namespace, {
    name,
    app: null,
    release: null,
    image: text(context, 'image') ?? '',
    template: readTemplate(context),
    mounts,
    mayStandBy: true,
    labels: changeLabels(context, {}),
  });
  if (!isOn(context, 'start')) return done(machine, `Created machine ${machine.name} (${machine.id})`);
  if (!startMachine(draft, namespace, machine, isOn(context, 'wait')))
    return {...done(machine), failure: notHealthy(machine)};
  return done(
    machine,
    `Created machine ${machine.name} (${machine.id})`,
    `${verb(context, 'Start')} in ${machine.region}`,
  );
}

function notHealthy(machine: Machine): CommandFailure {
  return new CommandFailure('healthcheck_timeout', {
    name: machine.name,
    timeout: String(manifestDefault('machine.healthcheck.startTimeout')),
  });
}

function checkAppRuns(namespace: Namespace, machine: Machine): void {
  const app = machine.app === null ? undefined : pick(namespace.apps, machine.app);
  if (app?.state === 'suspended') throw new CommandFailure('app_suspended', {name: app.name});
}

function start(context: Context): Reply {
  const {namespace, machine} = chosen(context);
  if (['running', 'flashing'].includes(machine.state))
    return done(machine, `Machine ${machine.name} is already running`);
  if (machine.state === 'standby') return wake(context);
  if (!['created', 'stopped', 'failed'].includes(machine.state)) conflict(machine, 'start');
  checkAppRuns(namespace, machine);
  if (!startMachine(context.draft, namespace, machine, isOn(context, 'wait')))
    return {...done(machine), failure: notHealthy(machine)};
  return done(machine, `${verb(context, 'Start')} machine ${machine.name}`);
}

function stop(context: Context): Reply {
  const {machine} = chosen(context);
  if (['created', 'failed'].includes(machine.state)) conflict(machine, 'stop');
  if (machine.state === 'stopped') return done(machine, `Machine ${machine.name} is already stopped`);
  if (!stopMachine(context.draft, machine)) conflict(machine, 'stop');
  return done(machine, `Stopped machine ${machine.name}`);
}

function restart(context: Context): Reply {
  const {draft} = context;
  const {namespace, machine} = chosen(context);
  checkAppRuns(namespace, machine);
  if (!['created', 'failed', 'stopped'].includes(machine.state) && !stopMachine(draft, machine))
    conflict(machine, 'restart');
  if (!startMachine(draft, namespace, machine, isOn(context, 'wait')))
    return {...done(machine), failure: notHealthy(machine)};
  return done(machine, `${verb(context, 'Restart')} machine ${machine.name}`);
}

const SETTLED: MachineStateName[] = ['running', 'standby', 'stopped', 'failed', 'created'];

function flash(context: Context): Reply {
  const {draft} = context;
  const {machine} = chosen(context);
  if (machine.template.flash.mode === 'off') {
    throw new CommandFailure('flash_disabled', {name: machine.name, app: machine.app ?? 'APP'});
  }
  waitForMachine(draft, machine, SETTLED);
  if (machine.heldUntil !== null && machine.heldUntil > draft.now) {
    throw new CommandFailure('machine_held', {
      name: machine.name,
      remaining: formatDuration(Math.ceil((machine.heldUntil - draft.now) / 1000) * 1000),
    });
  }
  if (machine.state === 'standby') return done(machine, `Machine ${machine.name} is already on standby`);
  if (machine.state !== 'running') conflict(machine, 'flash');
  machine.flashThen = 'standby';
  moveMachine(machine, 'flashing', draft.now);
  waitForMachine(draft, machine, ['standby']);
  return done(machine, `Flashed machine ${machine.name}`, 'Machine is on standby');
}

function wake(context: Context): Reply {
  const {draft} = context;
  const {namespace, machine} = chosen(context);
  waitForMachine(draft, machine, SETTLED);
  if (machine.state === 'running') return done(machine, `Machine ${machine.name} is already running`);
  if (machine.state !== 'standby') conflict(machine, 'wake');
  checkCompute(namespace, machine);
  moveMachine(machine, 'waking', draft.now);
  waitForMachine(draft, machine, ['running']);
  return done(machine, `Woke machine ${machine.name}`);
}

function remove(context: Context): Reply {
  const {namespace, machine} = chosen(context);
  if (machine.app !== null && !isOn(context, 'force')) {
    throw new CommandFailure('machine_managed', {name: machine.name, app: machine.app});
  }
  const stands = ['created', 'stopped', 'failed', 'standby'].includes(machine.state);
  if (!stands && !isOn(context, 'force')) conflict(machine, 'be deleted without --force');
  const view = viewMachine(machine);
  deleteMachine(context.draft, namespace, machine);
  const steps = [`Deleted machine ${machine.name}`];
  const app = machine.app === null ? undefined : pick(namespace.apps, machine.app);
  if (app && app.state !== 'suspended') steps.push(...replaceMachine(context.draft, namespace, app));
  return {steps, view, quiet: [machine.id]};
}
