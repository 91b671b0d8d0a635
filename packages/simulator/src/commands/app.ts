import {formatDuration} from '@aloft/platform/values';
import {checkMounts} from '../attachments';
import {type Changes, type Context, refuse, Failure} from '../context';
import {applyServices, checkSecrets, claimServices, createApp} from '../deploy/applyServices';
import {addMachine, bringUp, liveRelease, machinesOf, releaseApp} from '../deploy/releaseApp';
import {implement, checkNotSuspended, conflict, done, listOf, waitFlags} from '../implement';
import {deleteMachine, stopMachine, wakeMachine} from '../machines/startMachine';
import {resetIdleTimer} from '../machines/flows';
import {runTask} from '../machines/runInMachine';
import {changeLabels, checkChanges, checkEnvironment, checkNameFree, findResource, isEqual, pick} from '../resources';
import {waitFor} from '../state/advanceState';
import {changeState} from '../state/lifecycle';
import type {App, Release} from '../state/types';
import {changeTemplate, defaultTemplate, createFlags} from '../template';
import {viewApp, viewMachine, viewRelease} from '../views';

const scaleFlags = ['min', 'max', 'concurrency'] as const;

export const appCommands = {
  ...implement('app list', ['state', 'label'], listOf('apps')),

  ...implement('app get', [], ({app, namespace}) => ({view: viewApp(app, namespace)})),

  ...implement('app create', [...createFlags, ...scaleFlags, 'secret', 'label', ...waitFlags], (context) => {
    const {args, flags, namespace} = context;
    checkNameFree(context, namespace.name, 'an app', Object.values(namespace.apps), args.NAME);
    const app = createApp(context, args.NAME);
    app.template = changeTemplate(defaultTemplate, flags);
    app.labels = changeLabels(flags);
    changeScale(context, app, flags);
    checkSecrets(context, app.name, app.secretValues, app.template.secrets);
    checkEnvironment(context, app.template.env);
    const {image} = flags;
    const steps = [`Created app ${app.name}`];
    if (image === undefined) return done(viewApp(app, namespace), ...steps);
    return releaseApp(context, app, {image, message: 'app create', steps});
  }),

  ...implement('app update', [...createFlags, 'secret', 'label', ...waitFlags], (context) => {
    const {draft, flags, namespace, app} = context;
    checkChanges(context);
    checkNotSuspended(context, app);
    const template = changeTemplate(app.template, flags);
    const labels = changeLabels(flags, app.labels);
    checkSecrets(context, app.name, app.secretValues, template.secrets);
    checkEnvironment(context, template.env, app.secretValues);
    const image = flags.image ?? (app.release === null ? null : app.image);
    const isChanged = !isEqual(template, app.template) || image !== app.image;
    if (!isChanged && isEqual(labels, app.labels))
      return done(viewApp(app, namespace), `App ${app.name} already has these settings`);
    const change = (): void => {
      Object.assign(app, {template, labels, updatedAt: draft.now});
      checkMounts(context, app);
    };
    const steps = [`Updated app ${app.name}`];
    if (image !== null && isChanged) return releaseApp(context, app, {image, message: 'app update', steps, change});
    change();
    return done(viewApp(app, namespace), ...steps);
  }),

  ...implement('app delete', ['with-services', 'with-volumes'], (context) => {
    const {draft, flags, fail, namespace, app} = context;
    const view = viewApp(app, namespace);
    const withVolumes = flags['with-volumes'];
    for (const {volume: name} of withVolumes ? app.mounts : []) {
      const count = pick(namespace.volumes, name)?.snapshots.length ?? 0;
      if (count > 0) fail('volume_has_snapshots', {name, count});
    }
    for (const machine of machinesOf(namespace, app)) deleteMachine(context, machine);
    const steps = [`Deleted app ${app.name}`];
    for (const service of Object.values(namespace.services).filter((entry) => entry.app === app.name)) {
      if (flags['with-services']) delete namespace.services[service.name];
      else Object.assign(service, {app: null, updatedAt: draft.now});
      steps.push(`  service ${service.name} ${flags['with-services'] ? 'deleted' : 'is detached'}`);
    }
    for (const {volume} of app.mounts) {
      if (withVolumes) delete namespace.volumes[volume];
      steps.push(`  volume ${volume} ${withVolumes ? 'deleted' : 'is kept'}`);
    }
    delete namespace.apps[app.name];
    return done(view, ...steps);
  }),

  ...implement('app scale', scaleFlags, (context) => {
    const {draft, flags, namespace, app} = context;
    checkChanges(context);
    checkNotSuspended(context, app);
    const before = app.scale;
    changeScale(context, app, flags);
    if (isEqual(before, app.scale)) return done(viewApp(app, namespace), `App ${app.name} already has this scale`);
    const {min, max} = app.scale;
    if (max > 1 && app.mounts.length > 0) context.fail('volume_needs_single_machine', {name: app.name});
    const count = min === max ? String(max) : `${min} to ${max}`;
    const steps = [`Scaled app ${app.name} to ${count} machine${count === '1' ? '' : 's'}`];
    const release = liveRelease(app);
    if (release) scaleMachines(context, app, release, steps);
    app.updatedAt = draft.now;
    return done(viewApp(app, namespace), ...steps);
  }),

  ...implement('app releases', ['limit'], (context) => {
    const {app} = context;
    const releases = [...app.releases].reverse().slice(0, context.flags.limit);
    return {views: releases.map((release) => viewRelease(app, release)), empty: 'No releases.'};
  }),

  ...implement('app rollback', waitFlags, (context) => {
    const {args, fail, app} = context;
    checkNotSuspended(context, app);
    const {name} = app;
    const wanted = args.RELEASE;
    const release = app.releases.findLast(({number, failed}) =>
      wanted === undefined ? !failed && number !== app.release : number === wanted,
    );
    if (!release) return fail('release_not_found', {name, release: wanted ?? 'to go back to'});
    const {image, content, number, services, template, check, scale, mounts} = structuredClone(release);
    checkSecrets(context, app.name, app.secretValues, template.secrets);
    for (const {volume} of mounts) findResource(context, 'volumes', volume);
    claimServices(context, name, services);
    return releaseApp(context, app, {
      image,
      content,
      message: `rollback to ${number}`,
      steps: [`Rolling back to release ${number}`],
      change: () => {
        Object.assign(app, {template, check, scale, mounts});
        checkMounts(context, app);
      },
      serve: () => applyServices(context, app, services, []),
    });
  }),

  // Interactive programs aren't simulated, so `tty` has no effect.
  ...implement('app run', ['env', 'memory', 'timeout', 'tty'], (context) => {
    const {args, flags, app} = context;
    const {number, template, ...release} = requireRelease(context, app, 'run a command');
    const {machine, output, status, notSimulated} = runTask(context, {
      ...release,
      app,
      release: number,
      template: {...template, memory: flags.memory ?? template.memory, env: {...template.env, ...flags.env}},
      command: args.COMMAND,
      timeoutMs: flags.timeout,
    });
    const reply = {raw: output, view: viewMachine(machine)};
    if (notSimulated !== undefined) return {...refuse(notSimulated), ...reply};
    if (status === null) {
      const timeout = formatDuration(flags.timeout);
      return {...reply, failure: new Failure('run_timeout', {name: machine.name, timeout})};
    }
    return {...reply, notes: [`machine ${machine.id} returned exit code ${status} and was deleted`], exitCode: status};
  }),

  ...implement('app suspend', [], (context) => {
    const {draft, namespace, app} = context;
    if (app.state === 'suspended') return done(viewApp(app, namespace), `App ${app.name} is already suspended`);
    requireRelease(context, app, 'be suspended');
    changeState('app', app, 'suspended', draft.now);
    for (const machine of machinesOf(namespace, app)) stopMachine(draft, machine);
    return done(viewApp(app, namespace), `Suspended app ${app.name}`);
  }),

  ...implement('app resume', waitFlags, (context) => {
    const {draft, namespace, app} = context;
    if (app.state !== 'suspended') conflict(context, 'app', app, 'resume');
    checkMounts(context, app);
    const steps = [`Resumed app ${app.name}`];
    for (const machine of machinesOf(namespace, app)) {
      if (!['stopped', 'failed', 'created'].includes(machine.state)) continue;
      // Attaches volumes again that were detached in the meantime, for example for a restore.
      machine.mounts = structuredClone(app.mounts);
      bringUp(context, machine, steps);
    }
    changeState('app', app, 'live', draft.now);
    app.updatedAt = draft.now;
    return done(viewApp(app, namespace), ...steps);
  }),
};

function changeScale(
  {fail}: Context<'flag_value_invalid'>,
  app: App,
  {min = app.scale.min, max = Math.max(app.scale.max, min), concurrency = app.scale.concurrency}: Partial<App['scale']>,
): void {
  const reason = `it must be at most scale.max, which is ${max}`;
  if (min > max) fail('flag_value_invalid', {value: min, flag: 'min', reason});
  app.scale = {min, max, concurrency};
}

/** Wakes, adds or deletes machines until their number is within the scale. Those above the minimum can go to standby. */
function scaleMachines(context: Changes<'quota_exceeded'>, app: App, release: Release, steps: string[]): void {
  const {draft, namespace} = context;
  const {min, max} = app.scale;
  const awakeFirst = machinesOf(namespace, app).sort(
    (left, right) => Number(left.state === 'standby') - Number(right.state === 'standby'),
  );
  for (const machine of awakeFirst.splice(max)) {
    deleteMachine(context, machine);
    steps.push(`  machine ${machine.id} deleted`);
  }
  for (const [index, machine] of awakeFirst.entries()) {
    machine.mayStandBy = index >= min;
    resetIdleTimer(draft, machine);
    if (index >= min) continue;
    // A machine that was being flashed for standby finishes that first.
    waitFor(draft, machine, 'running', 'standby', 'failed');
    if (machine.state !== 'standby') continue;
    wakeMachine(context, machine);
    steps.push(`  machine ${machine.id} woke`);
  }
  for (let index = awakeFirst.length; index < min; index += 1)
    bringUp(context, addMachine(context, app, release, index), steps);
}

/** The live release. Fails for an app that was never deployed. */
function requireRelease(context: Context<'state_conflict'>, app: App, action: string): Release {
  return liveRelease(app) ?? conflict(context, 'app', app, action);
}
