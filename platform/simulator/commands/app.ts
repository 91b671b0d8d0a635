import {brand} from '../../brand';
import {formatDuration} from '../../quantities';
import type {Context, Handler, Reply} from '../context';
import {createApp} from '../deploy/applyManifest';
import {addRelease, releaseApp} from '../deploy/releaseApp';
import {addMachine, bringUp, machinesOf} from '../deploy/rollOut';
import {CommandFailure} from '../failure';
import {deleteMachine} from '../machines/deleteMachine';
import {resetIdleTimer} from '../machines/moveMachine';
import {runTask} from '../machines/runTask';
import {stopMachine} from '../machines/startMachine';
import {readTemplate} from '../readTemplate';
import {changeLabels, filterViews} from '../filterViews';
import {isGiven, list, number, text} from '../resolve';
import {changeState} from '../state/changeState';
import type {App, Release} from '../state/types';
import {viewApp, viewRelease} from '../views/viewApp';
import {chosenApp, doneWithApp} from './chosenApp';
import {deleteApp} from './deleteApp';
import {appEnvironmentCommands} from './appEnvironment';

export const appCommands: Record<string, Handler> = {
  'app list': (context) => {
    const namespace = context.namespace();
    return {
      views: filterViews(
        context,
        Object.values(namespace.apps).map((app) => viewApp(namespace, app)),
      ),
      empty: 'No apps.',
    };
  },
  'app get': (context) => {
    const {namespace, app} = chosenApp(context);
    return {view: viewApp(namespace, app)};
  },
  'app create': create,
  'app update': update,
  'app delete': deleteApp,
  'app scale': scale,
  'app releases': (context) => {
    const {app} = chosenApp(context);
    const releases = [...app.releases].reverse().slice(0, Math.max(0, number(context, 'limit') ?? 20));
    return {
      views: releases.map((release) => viewRelease(app, release)),
      quiet: releases.map((release) => String(release.number)),
      empty: 'No releases.',
    };
  },
  'app rollback': rollback,
  'app run': run,
  'app suspend': suspend,
  'app resume': resume,
  ...appEnvironmentCommands,
};

function create(context: Context): Reply {
  const {draft} = context;
  const namespace = context.namespace();
  const app = createApp(draft, namespace, text(context, 'NAME') ?? '');
  app.template = readTemplate(context);
  app.labels = changeLabels(context, {});
  applyScale(context, app);
  const steps = [`Created app ${app.name}`];
  const image = text(context, 'image');
  if (image === null) return doneWithApp(namespace, app, steps);
  return releaseApp(context, namespace, app, addRelease(context, app, image, 'app create'), steps);
}

function update(context: Context): Reply {
  const {namespace, app} = chosenApp(context);
  checkChanges(context);
  checkNotSuspended(app);
  app.template = readTemplate(context, app.template);
  app.labels = changeLabels(context, app.labels);
  applyScale(context, app);
  const image = isGiven(context, 'image') ? text(context, 'image') : app.image;
  app.updatedAt = context.draft.now;
  if (image === null || (app.release === null && !isGiven(context, 'image'))) {
    return doneWithApp(namespace, app, [`Updated app ${app.name}`]);
  }
  return releaseApp(context, namespace, app, addRelease(context, app, image, 'app update'), [
    `Updated app ${app.name}`,
  ]);
}

function checkChanges(context: Context): void {
  const {call} = context;
  const settings = call.command.flags.map((flag) => flag.name).filter((name) => name !== 'wait' && name !== 'timeout');
  if (call.given.some((name) => settings.includes(name))) return;
  throw new CommandFailure('nothing_to_change', {
    command: [brand.cli, ...call.path].join(' '),
    flags: settings.map((name) => `--${name}`).join(', '),
  });
}

function applyScale(context: Context, app: App): void {
  const min = isGiven(context, 'min') ? number(context, 'min') : null;
  const max = isGiven(context, 'max') ? number(context, 'max') : null;
  const concurrency = isGiven(context, 'concurrency') ? number(context, 'concurrency') : null;
  const least = min ?? app.scale.min;
  const most = max ?? Math.max(app.scale.max, least);
  if (least > most) {
    throw new CommandFailure('flag_value_invalid', {
      value: least,
      flag: 'min',
      reason: `it must be at most scale.max, which is ${most}`,
      command: [brand.cli, ...context.call.path].join(' '),
    });
  }
  if (most > 1 && app.mounts.length > 0) throw new CommandFailure('volume_needs_single_machine', {name: app.name});
  app.scale = {min: least, max: most, concurrency: concurrency ?? app.scale.concurrency};
}

function checkNotSuspended(app: App): void {
  if (app.state === 'suspended') throw new CommandFailure('app_suspended', {name: app.name});
}

/** Error for an action that isn't allowed in the app's state. */
function stateConflict(app: App, action: string): CommandFailure {
  return new CommandFailure('state_conflict', {
    kind: 'app',
    name: app.name,
    state: app.state,
    action,
    command: `${brand.cli} app get ${app.name}`,
  });
}

/** The live release. Fails for an app that was never deployed. */
function requireRelease(app: App, action: string): Release {
  const release = app.releases.find((entry) => entry.number === app.release);
  if (!release) throw stateConflict(app, action);
  return release;
}

function scale(context: Context): Reply {
  const {draft} = context;
  const {namespace, app} = chosenApp(context);
  checkChanges(context);
  checkNotSuspended(app);
  applyScale(context, app);
  const {min, max} = app.scale;
  const steps = [
    `Scaled app ${app.name} to ${min === max ? `${max} machine${max === 1 ? '' : 's'}` : `${min} to ${max} machines`}`,
  ];
  const release = app.releases.find((entry) => entry.number === app.release);
  if (release) {
    const machines = machinesOf(namespace, app);
    for (const machine of machines.slice(Math.max(1, max))) {
      deleteMachine(draft, namespace, machine);
      steps.push(`  machine ${machine.id} deleted`);
    }
    for (let index = machines.length; index < min; index += 1) {
      bringUp(draft, namespace, addMachine(draft, namespace, app, release, index), steps);
    }
    for (const [index, machine] of machinesOf(namespace, app).entries()) {
      machine.mayStandBy = index >= min;
      resetIdleTimer(machine, draft.now);
    }
  }
  app.updatedAt = draft.now;
  return doneWithApp(namespace, app, steps);
}

function rollback(context: Context): Reply {
  const {namespace, app} = chosenApp(context);
  checkNotSuspended(app);
  const wanted = number(context, 'RELEASE');
  const candidates = app.releases.filter((release) => !release.failed && release.number !== app.release);
  const release = wanted === null ? candidates.at(-1) : app.releases.find((entry) => entry.number === wanted);
  if (!release) throw new CommandFailure('release_not_found', {name: app.name, release: wanted ?? 'to go back to'});
  const gone = release.template.secrets.find((secret) => !Object.hasOwn(app.secretValues, secret));
  if (gone !== undefined) throw new CommandFailure('secret_not_found', {name: app.name, secret: gone});
  app.template = structuredClone(release.template);
  const next = addRelease(context, app, release.image, `rollback to ${release.number}`);
  return releaseApp(context, namespace, app, next, [`Rolling back to release ${release.number}`]);
}

/** Runs a command in a one-off machine with the live release, and returns its exit code. */
function run(context: Context): Reply {
  const {draft} = context;
  const {namespace, app} = chosenApp(context);
  const release = requireRelease(app, 'run a command');
  const command = context.call.rest.length > 0 ? [...context.call.rest] : list(context, 'COMMAND');
  const timeoutMs = number(context, 'timeout') ?? 0;
  const template = readTemplate(context, release.template);
  const task = {app, image: release.image, release: release.number, template, command, timeoutMs};
  const {machine, output, status, notSimulated} = runTask(draft, namespace, task);
  const raw = [...output];
  if (notSimulated !== undefined) return {raw, notes: [`not simulated: ${notSimulated}`], notSimulated, exitCode: 127};
  if (status === null) {
    const timeout = formatDuration(timeoutMs);
    return {raw, failure: new CommandFailure('run_timeout', {name: machine.name, timeout})};
  }
  return {raw, notes: [`machine ${machine.id} returned exit code ${status} and was deleted`], exitCode: status};
}

function suspend(context: Context): Reply {
  const {draft} = context;
  const {namespace, app} = chosenApp(context);
  if (app.state === 'suspended') return doneWithApp(namespace, app, [`App ${app.name} is already suspended`]);
  requireRelease(app, 'be suspended');
  changeState('app', app, 'suspended', draft.now);
  for (const machine of machinesOf(namespace, app)) stopMachine(draft, machine);
  return doneWithApp(namespace, app, [`Suspended app ${app.name}`]);
}

function resume(context: Context): Reply {
  const {draft} = context;
  const {namespace, app} = chosenApp(context);
  if (app.state !== 'suspended') throw stateConflict(app, 'resume');
  const steps = [`Resumed app ${app.name}`];
  for (const machine of machinesOf(namespace, app)) {
    if (!['stopped', 'failed', 'created'].includes(machine.state)) continue;
    // Attaches volumes again that were detached in the meantime, for example for a restore.
    machine.mounts = structuredClone(app.mounts);
    bringUp(draft, namespace, machine, steps);
  }
  changeState('app', app, 'live', draft.now);
  app.updatedAt = draft.now;
  return doneWithApp(namespace, app, steps);
}
