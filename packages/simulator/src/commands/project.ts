import {limits} from '@aloft/platform/limits';
import {manifestSchema, validateManifest} from '@aloft/platform/manifest';
import {findMetric, metrics} from '@aloft/platform/system';
import {formatDuration} from '@aloft/platform/values';
import type {TokenError} from '../access';
import {type HostnameError, checkMounts, createVolume} from '../attachments';
import {type Changes, type Context, type Reply, type View, attempt, Failure} from '../context';
import {applyServices, checkSecrets, claimServices, createApp} from '../deploy/applyServices';
import {resolveImage} from '../deploy/images';
import {findFile, type Manifest, parseManifest, readManifest} from '../deploy/readManifest';
import {machinesOf, releaseApp, secretsOf} from '../deploy/releaseApp';
import {implement, checkNotSuspended, done, projectApp, waitFlags} from '../implement';
import {runTask} from '../machines/runInMachine';
import {sampleNamespace} from '../metrics';
import {checkEnvironment, checkQuota, meant, pick} from '../resources';
import {formatTime} from '../state/lifecycle';
import type {App, LogLine} from '../state/types';
import {replyWithLogs, urlOf} from '../views';

const buildFlags = ['file', 'dockerfile', 'build-arg', 'build-secret', 'cache'] as const;
const hostnameFlags = ['move-hostnames', 'skip-hostnames'] as const;

export const projectCommands = {
  // Builds have no cache and list instructions without running them, so the other flags have no effect.
  ...implement('build', [...buildFlags, 'tag'], (context) => {
    const {args, flags} = context;
    const manifest = readManifest(context, flags.file);
    const {namespace} = context;
    const {tag = nextTag(pick(namespace.apps, manifest.app))} = flags;
    const directory = args.CONTEXT === undefined ? {} : {context: args.CONTEXT};
    const {image, steps} = resolveImage(context, manifest, {...flags, ...directory, tag});
    return {steps, view: {app: manifest.app, image}, quiet: [image]};
  }),

  ...implement('deploy', [...buildFlags, ...hostnameFlags, 'image', 'message', 'dry-run', ...waitFlags], (context) => {
    const {flags, fail} = context;
    const manifest = readManifest(context, flags.file);
    const {namespace} = context;
    const existing = pick(namespace.apps, manifest.app);
    checkNotSuspended(context, existing);
    if (!existing) checkQuota(context, 'apps');
    const hostnames = flags['move-hostnames'] ? 'move' : flags['skip-hostnames'] ? 'skip' : 'claim';
    claimServices(context, manifest.app, manifest.services, hostnames);
    if (flags['dry-run']) return planDeploy(manifest, existing);
    const {app: name, template, volumes, scale} = manifest;
    checkSecrets(context, name, existing?.secretValues ?? {}, template.secrets);
    if (volumes.length > 0 && scale.max > 1) fail('volume_needs_single_machine', {name});
    checkEnvironment(context, template.env, existing?.secretValues);
    const {image, steps} = resolveImage(context, manifest, {...flags, tag: nextTag(existing)});
    // From here on, a failure keeps the image and the steps, but nothing else.
    const built = {state: structuredClone(context.draft), steps: [...steps]};
    const attempted = attempt<DeployError, Reply<DeployError | 'deploy_failed' | 'release_command_failed'>>(() => {
      const failure = runReleaseCommand(context, manifest, image, steps);
      if (failure) return {steps, failure};
      const app = pick(namespace.apps, manifest.app) ?? createApp(context, manifest.app);
      return releaseApp(context, app, {
        image,
        message: flags.message ?? `deploy of ${flags.file}`,
        steps,
        change: () => {
          for (const {name, size} of volumes) if (!pick(namespace.volumes, name)) createVolume(context, name, size);
          const mounts = volumes.map(({name, mount}) => ({volume: name, path: mount}));
          Object.assign(app, structuredClone({template, check: manifest.check, scale, mounts}));
          checkMounts(context, app);
        },
        serve: () => applyServices(context, app, manifest.services, steps, hostnames),
      });
    });
    if (!(attempted instanceof Failure)) return attempted;
    Object.assign(context.draft, built.state);
    return {steps: built.steps, failure: attempted};
  }),

  ...implement('logs', ['machine', 'follow', 'since', 'tail', 'source', 'grep'], (context) => {
    const {flags, namespace} = context;
    const {machine: wanted} = flags;
    const app = projectApp(context);
    const machine = machinesOf(namespace, app).find(({id, name}) => id === wanted || name === wanted);
    if (wanted !== undefined && !machine) context.fail('machine_not_found', {name: wanted, namespace: namespace.name});
    const isOwn = (line: LogLine) => line.app === app.name && (!machine || line.machine === machine.id);
    return replyWithLogs(context, isOwn);
  }),

  // The latest values, or with `--since` a row per step for each series.
  ...implement('metrics', ['metric', 'since', 'step'], (context) => {
    const {draft, flags, fail, namespace} = context;
    const {metric: wanted, since, step} = flags;
    const app = projectApp(context);
    const unknown = wanted.find((name) => findMetric(name) === undefined);
    if (unknown !== undefined) {
      const names = metrics.map(({name}) => name);
      const reason = 'there is no such metric';
      fail('flag_value_invalid', {value: unknown, flag: 'metric', reason}, meant(unknown, names));
    }
    const rows = new Map<string, View[]>();
    for (const time of since === undefined ? [draft.now] : listTimes(context, since, step)) {
      for (const {app: owner, ...sample} of sampleNamespace(namespace, time)) {
        if (owner !== app.name || !isWanted(sample.metric, wanted)) continue;
        const series = `${sample.metric} ${sample.labels}`;
        const row = {...sample, ...(since !== undefined && {time: formatTime(time)})};
        rows.set(series, [...(rows.get(series) ?? []), row]);
      }
    }
    const views = [...rows.values()].flat();
    return {views, empty: 'No metrics.', quiet: views.map((view) => String(view.value))};
  }),

  ...implement('open', ['path', 'print'], (context) => {
    const {flags, fail, namespace} = context;
    const app = projectApp(context);
    const {name} = app;
    checkNotSuspended(context, app);
    const base = urlOf(app, namespace) ?? fail('service_not_found', {name, namespace: namespace.name});
    const path = flags.path.replace(/^\/?/, '/');
    const url = base + (path === '/' ? '' : path);
    return {steps: [flags.print ? url : `Opening ${url}`], view: {url}, quiet: [url]};
  }),

  ...implement('schema', [], () => ({raw: JSON.stringify(manifestSchema, null, 2).split('\n')})),

  ...implement('schema validate', [], (context) => {
    const file = context.args.FILE;
    const entry = findFile(context, file) ?? context.fail('file_not_found', {file});
    const problems = validateManifest(parseManifest(context, file, entry));
    const [first] = problems;
    if (!first) return done({file, valid: true}, `${file} is a valid manifest`);
    return {
      steps: problems.map(({message, hint}) => `${file}: ${message}: ${hint}`),
      failure: new Failure('manifest_invalid', {file, problem: first.message}, first.hint),
    };
  }),
};

type DeployError = 'quota_exceeded' | 'volume_attached' | HostnameError | TokenError;

const nextTag = (app: App | undefined): string => String((app?.releases.at(-1)?.number ?? 0) + 1);

/** Output of `--dry-run`. */
function planDeploy({app: name, release, services, volumes}: Manifest, app: App | undefined): Reply<never> {
  const number = Number(nextTag(app));
  const steps = [
    `${app ? 'Would update' : 'Would create'} app ${name}`,
    ...(release ? [`Would run release command ${release.command.join(' ')}`] : []),
    `Would create release ${number}`,
    ...services.map((service) => `  service ${service.name}`),
    ...volumes.map((volume) => `  volume ${volume.name}`),
  ];
  return {steps, view: {number, state: 'planned', image: null}, quiet: []};
}

/**
 * Runs the release command of a manifest with the new image, before the app changes, and adds the steps.
 *
 * @returns the failure that ends the deploy, or undefined if the command succeeded or there is none
 */
function runReleaseCommand(
  context: Changes<'quota_exceeded'>,
  {app: name, release, template}: Manifest,
  image: string,
  steps: string[],
): Failure<'release_command_failed'> | undefined {
  if (!release) return undefined;
  const {command, timeoutMs} = release;
  const line = command.join(' ');
  const {secretValues = {}} = pick(context.namespace.apps, name) ?? {};
  const {machine, output, status} = runTask(context, {
    app: {name, labels: {}},
    image,
    template,
    release: null,
    command,
    timeoutMs,
    secrets: secretsOf({template, secretValues}),
  });
  steps.push(
    `Running release command ${line}`,
    `  machine ${machine.id} started in ${machine.region}`,
    ...output.map((text) => `  ${text}`),
  );
  const tooLong = `it ran longer than ${formatDuration(timeoutMs)}`;
  const reason = status === null ? tooLong : `it returned exit code ${status}`;
  if (status !== 0) return new Failure('release_command_failed', {name, reason});
  steps.push(`  release command ${line} succeeded`);
  return undefined;
}

/** Whether a metric is printed. Histogram buckets are printed only on request, because there are many. */
function isWanted(metric: string, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return !metric.endsWith('_bucket');
  return wanted.includes(metric) || wanted.includes(findMetric(metric)?.name ?? '');
}

function listTimes({draft, fail}: Context<'flag_value_invalid'>, since: number, step: number): number[] {
  const count = Math.floor(since / step) + 1;
  const most = limits['metrics-rows'];
  if (count > most.value) {
    const reason = `with this step, the time range has more than ${most.text} rows`;
    fail('flag_value_invalid', {value: `${since / 1000}s`, flag: 'since', reason}, 'use a longer --step');
  }
  return Array.from({length: count}, (_, index) => draft.now - since + index * step);
}
