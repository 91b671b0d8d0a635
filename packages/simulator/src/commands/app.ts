import {formatDuration} from '@aloft/platform/values';
import {
  changeLabels,
  checkChanges,
  checkEnvironment,
  checkNameFree,
  filterViews,
  findResource,
  isEqual,
  pick,
} from '../resources';
import {chooseNamespace} from '../access';
import type {Context} from '../context';
import {applyServices, claimServices, createApp} from '../deploy/applyManifest';
import {addMachine, bringUp, machinesOf, releaseApp} from '../deploy/releaseApp';
import {createFailure} from '../failure';
import {implement} from '../implement';
import {deleteMachine, stopMachine, waitForMachine, wakeMachine} from '../machines/startMachine';
import {resetIdleTimer} from '../machines/moveMachine';
import {runTask} from '../machines/runTask';
import {changeState} from '../state/lifecycle';
import type {App, Namespace, Release} from '../state/types';
import {changeTemplate, defaultTemplate, templateFlags} from '../template';
import {viewApp, viewMachine, viewRelease} from '../views';
import {checkMounts} from '../attachments/volumes';
import {chosenApp, conflict, doneWithApp} from './chosen';

export const appCommands = {
  ...implement('app list', ['state', 'label'], (context) => {
    const namespace = chooseNamespace(context);
    const views = Object.values(namespace.apps).map((app) => viewApp(namespace, app));
    return {views: filterViews(context, views), empty: 'No apps.'};
  }),

  ...implement('app get', [], (context) => {
    const {namespace, app} = chosenApp(context);
    return {view: viewApp(namespace, app)};
  }),

  ...implement(
    'app create',
    [...templateFlags, 'image', 'secret', 'min', 'max', 'concurrency', 'label', 'wait', 'timeout'],
    (context) => {
      const {args, flags} = context;
      const namespace = chooseNamespace(context);
      checkNameFree(context, namespace, namespace.apps, 'an app', args.NAME);
      const app = createApp(context, namespace, args.NAME);
      app.template = changeTemplate(defaultTemplate, flags);
      app.labels = changeLabels(flags, {});
      changeScale(context, app, flags);
      checkSecrets(context, app, app.template.secrets);
      checkEnvironment(context, app.template.env);
      const {image} = flags;
      const steps = [`Created app ${app.name}`];
      if (image === undefined) return doneWithApp(namespace, app, steps);
      return releaseApp(context, namespace, app, {image, message: 'app create', steps});
    },
  ),

  ...implement('app update', [...templateFlags, 'image', 'secret', 'label', 'wait', 'timeout'], (context) => {
    const {draft, flags} = context;
    const {namespace, app} = chosenApp(context);
    checkChanges(context);
    checkNotSuspended(context, app);
    const template = changeTemplate(app.template, flags);
    const labels = changeLabels(flags, app.labels);
    checkSecrets(context, app, template.secrets);
    checkEnvironment(context, template.env, app.secretValues);
    const image = flags.image ?? (app.release === null ? null : app.image);
    const isChanged = !isEqual(template, app.template) || image !== app.image;
    if (!isChanged && isEqual(labels, app.labels))
      return doneWithApp(namespace, app, [`App ${app.name} already has these settings`]);
    const change = (): void => {
      Object.assign(app, {template, labels, updatedAt: draft.now});
      checkMounts(context, namespace, app);
    };
    const steps = [`Updated app ${app.name}`];
    if (image !== null && isChanged)
      return releaseApp(context, namespace, app, {image, message: 'app update', steps, change});
    change();
    return doneWithApp(namespace, app, steps);
  }),

  ...implement('app delete', ['with-services', 'with-volumes'], (context) => {
    const {draft, flags, fail} = context;
    const {namespace, app} = chosenApp(context);
    const view = viewApp(namespace, app);
    const volumes = app.mounts.map((mount) => mount.volume);
    if (flags['with-volumes']) {
      for (const name of volumes) {
        const count = pick(namespace.volumes, name)?.snapshots.length ?? 0;
        if (count > 0) fail('volume_has_snapshots', {name, count});
      }
    }
    for (const machine of machinesOf(namespace, app)) deleteMachine(draft, namespace, machine);
    const steps = [`Deleted app ${app.name}`];
    for (const service of Object.values(namespace.services).filter((entry) => entry.app === app.name)) {
      if (flags['with-services']) {
        delete namespace.services[service.name];
        steps.push(`  service ${service.name} deleted`);
        continue;
      }
      service.app = null;
      service.updatedAt = draft.now;
      steps.push(`  service ${service.name} is detached`);
    }
    for (const name of volumes) {
      if (flags['with-volumes']) delete namespace.volumes[name];
      steps.push(`  volume ${name} ${flags['with-volumes'] ? 'deleted' : 'is kept'}`);
    }
    delete namespace.apps[app.name];
    return {steps, view, quiet: [app.name]};
  }),

  ...implement('app scale', ['min', 'max', 'concurrency'], (context) => {
    const {draft, flags} = context;
    const {namespace, app} = chosenApp(context);
    checkChanges(context);
    checkNotSuspended(context, app);
    const before = app.scale;
    changeScale(context, app, flags);
    if (isEqual(before, app.scale)) return doneWithApp(namespace, app, [`App ${app.name} already has this scale`]);
    const {min, max} = app.scale;
    if (max > 1 && app.mounts.length > 0) context.fail('volume_needs_single_machine', {name: app.name});
    const steps = [
      `Scaled app ${app.name} to ${min === max ? `${max} machine${max === 1 ? '' : 's'}` : `${min} to ${max} machines`}`,
    ];
    const release = app.releases.find((entry) => entry.number === app.release);
    if (release) scaleMachines(context, namespace, app, release, steps);
    app.updatedAt = draft.now;
    return doneWithApp(namespace, app, steps);
  }),

  ...implement('app releases', ['limit'], (context) => {
    const {app} = chosenApp(context);
    const releases = [...app.releases].reverse().slice(0, context.flags.limit);
    return {
      views: releases.map((release) => viewRelease(app, release)),
      quiet: releases.map((release) => String(release.number)),
      empty: 'No releases.',
    };
  }),

  ...implement('app rollback', ['wait', 'timeout'], (context) => {
    const {args, fail} = context;
    const {namespace, app} = chosenApp(context);
    checkNotSuspended(context, app);
    const {name} = app;
    const wanted = args.RELEASE;
    const candidates = app.releases.filter((release) => !release.failed && release.number !== app.release);
    const release = wanted === undefined ? candidates.at(-1) : app.releases.find((entry) => entry.number === wanted);
    if (!release) return fail('release_not_found', {name, release: wanted ?? 'to go back to'});
    const {image, content, number, services, template, check, scale, mounts} = structuredClone(release);
    checkSecrets(context, app, template.secrets);
    for (const {volume} of mounts) findResource(context, namespace, 'volumes', volume);
    claimServices(context, namespace, name, services);
    return releaseApp(context, namespace, app, {
      image,
      content,
      message: `rollback to ${number}`,
      steps: [`Rolling back to release ${number}`],
      change: () => {
        Object.assign(app, {template, check, scale, mounts});
        checkMounts(context, namespace, app);
      },
      serve: () => {
        applyServices(context, namespace, app, services, []);
      },
    });
  }),

  // Interactive programs aren't simulated, so `tty` has no effect.
  ...implement('app run', ['env', 'memory', 'timeout', 'tty'], (context) => {
    const {args, flags} = context;
    const {namespace, app} = chosenApp(context);
    const {image, content, secrets, number, template} = requireRelease(context, app, 'run a command');
    const task = {
      app,
      image,
      content,
      secrets,
      release: number,
      template: {
        ...template,
        memory: flags.memory ?? template.memory,
        env: {...template.env, ...flags.env},
      },
      command: args.COMMAND,
      timeoutMs: flags.timeout,
    };
    const {machine, output, status, notSimulated} = runTask(context, namespace, task);
    const raw = [...output];
    const view = viewMachine(machine);
    if (notSimulated !== undefined)
      return {raw, view, notes: [`not simulated: ${notSimulated}`], notSimulated, exitCode: 127};
    if (status === null) {
      const timeout = formatDuration(flags.timeout);
      return {raw, view, failure: createFailure('run_timeout', {name: machine.name, timeout})};
    }
    return {raw, view, notes: [`machine ${machine.id} returned exit code ${status} and was deleted`], exitCode: status};
  }),

  ...implement('app suspend', [], (context) => {
    const {draft} = context;
    const {namespace, app} = chosenApp(context);
    if (app.state === 'suspended') return doneWithApp(namespace, app, [`App ${app.name} is already suspended`]);
    requireRelease(context, app, 'be suspended');
    changeState('app', app, 'suspended', draft.now);
    for (const machine of machinesOf(namespace, app)) stopMachine(draft, machine);
    return doneWithApp(namespace, app, [`Suspended app ${app.name}`]);
  }),

  ...implement('app resume', ['wait', 'timeout'], (context) => {
    const {draft} = context;
    const {namespace, app} = chosenApp(context);
    if (app.state !== 'suspended') conflict(context, 'app', app, 'resume');
    checkMounts(context, namespace, app);
    const steps = [`Resumed app ${app.name}`];
    for (const machine of machinesOf(namespace, app)) {
      if (!['stopped', 'failed', 'created'].includes(machine.state)) continue;
      // Attaches volumes again that were detached in the meantime, for example for a restore.
      machine.mounts = structuredClone(app.mounts);
      bringUp(context, namespace, machine, steps);
    }
    changeState('app', app, 'live', draft.now);
    app.updatedAt = draft.now;
    return doneWithApp(namespace, app, steps);
  }),
};

function changeScale(
  {fail}: Context<'flag_value_invalid'>,
  app: App,
  {min = app.scale.min, max = Math.max(app.scale.max, min), concurrency = app.scale.concurrency}: Partial<App['scale']>,
): void {
  if (min > max) {
    const reason = `it must be at most scale.max, which is ${max}`;
    fail('flag_value_invalid', {value: min, flag: 'min', reason});
  }
  app.scale = {min, max, concurrency};
}

/** Fails if a secret that the settings name isn't set. */
function checkSecrets({fail}: Context<'secret_not_found'>, app: App, names: readonly string[]): void {
  const missing = names.find((name) => !Object.hasOwn(app.secretValues, name));
  if (missing !== undefined) fail('secret_not_found', {name: app.name, secret: missing});
}

/** Wakes, adds or deletes machines until their number is within the scale. Those above the minimum can go to standby. */
function scaleMachines(
  context: Context<'quota_exceeded'>,
  namespace: Namespace,
  app: App,
  release: Release,
  steps: string[],
): void {
  const {draft} = context;
  const {min, max} = app.scale;
  const awakeFirst = machinesOf(namespace, app).sort(
    (left, right) => Number(left.state === 'standby') - Number(right.state === 'standby'),
  );
  for (const machine of awakeFirst.splice(max)) {
    deleteMachine(draft, namespace, machine);
    steps.push(`  machine ${machine.id} deleted`);
  }
  for (const [index, machine] of awakeFirst.entries()) {
    machine.mayStandBy = index >= min;
    resetIdleTimer(machine, draft.now);
    if (index >= min) continue;
    // A machine that was being flashed for standby finishes that first.
    waitForMachine(draft, machine, ['running', 'standby', 'failed']);
    if (machine.state !== 'standby') continue;
    wakeMachine(context, namespace, machine);
    waitForMachine(draft, machine, ['running']);
    steps.push(`  machine ${machine.id} woke`);
  }
  for (let index = awakeFirst.length; index < min; index += 1) {
    bringUp(context, namespace, addMachine(context, namespace, app, release, index), steps);
  }
}

function checkNotSuspended({fail}: Context<'app_suspended'>, {state, name}: App): void {
  if (state === 'suspended') fail('app_suspended', {name});
}

/** The live release. Fails for an app that was never deployed. */
function requireRelease(context: Context<'state_conflict'>, app: App, action: string): Release {
  return app.releases.find((entry) => entry.number === app.release) ?? conflict(context, 'app', app, action);
}
