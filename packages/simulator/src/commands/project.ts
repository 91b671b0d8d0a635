import {manifestSchema, validateManifest} from '@aloft/platform/manifest';
import {checkEnvironment, checkQuota, pick} from '../resources';
import {chooseNamespace} from '../access';
import type {Context, Reply} from '../context';
import {applyManifest, applyServices, checkManifestApplies, claimServices, createApp} from '../deploy/applyManifest';
import {buildImage} from '../deploy/buildImage';
import {findFile, type Manifest, parseManifest, readManifest} from '../deploy/readManifest';
import {machinesOf, releaseApp} from '../deploy/releaseApp';
import {runReleaseCommand} from '../deploy/runReleaseCommand';
import type {HostnameError} from '../attachments/network';
import {checkMounts} from '../attachments/volumes';
import {attempt, createFailure} from '../failure';
import {implement} from '../implement';
import {publicHostname} from '../programs/findHost';
import type {App, Namespace} from '../state/types';
import {replyWithLogs} from '../views/replyWithLogs';
import {projectApp} from './chosen';

export const projectCommands = {
  // Builds have no cache and list instructions without running them, so the other flags have no effect.
  ...implement('build', ['file', 'dockerfile', 'tag', 'build-arg', 'build-secret', 'cache'], (context) => {
    const {args, flags} = context;
    const manifest = readManifest(context, flags.file);
    const namespace = chooseNamespace(context);
    const tag = flags.tag ?? nextTag(pick(namespace.apps, manifest.app));
    const {image, steps} = resolveImage(context, namespace, manifest, {...flags, tag, directory: args.CONTEXT});
    return {steps, view: {app: manifest.app, image}, quiet: [image]};
  }),

  ...implement(
    'deploy',
    [
      ...(['file', 'dockerfile', 'image', 'message', 'dry-run', 'wait', 'timeout'] as const),
      ...(['move-hostnames', 'skip-hostnames'] as const),
      ...(['build-arg', 'build-secret', 'cache'] as const),
    ],
    (context) => {
      const {flags, fail} = context;
      const manifest = readManifest(context, flags.file);
      const namespace = chooseNamespace(context);
      const existing = pick(namespace.apps, manifest.app);
      if (existing?.state === 'suspended') fail('app_suspended', {name: existing.name});
      if (!existing) checkQuota(context, namespace, 'apps');
      const hostnames = flags['move-hostnames'] ? 'move' : flags['skip-hostnames'] ? 'skip' : 'claim';
      claimServices(context, namespace, manifest.app, manifest.services, hostnames);
      if (flags['dry-run']) return planDeploy(manifest, existing);
      checkManifestApplies(context, namespace, manifest);
      checkEnvironment(context, manifest.template.env, existing?.secretValues);
      const tag = nextTag(existing);
      const {image, steps} = resolveImage(context, namespace, manifest, {...flags, tag});
      // From here on, a failure keeps the image and the steps, but nothing else.
      const built = {state: structuredClone(context.draft), steps: [...steps]};
      const attempted = attempt<DeployError, Reply<DeployError | 'deploy_failed' | 'release_command_failed'>>(
        (fails) => {
          const failing = {...context, fail: fails};
          const failure = runReleaseCommand(failing, namespace, manifest, image, steps);
          if (failure) return {steps, failure};
          const app = pick(namespace.apps, manifest.app) ?? createApp(failing, namespace, manifest.app);
          return releaseApp(failing, namespace, app, {
            image,
            message: flags.message ?? `deploy of ${flags.file}`,
            steps,
            change: () => {
              applyManifest(failing, namespace, app, manifest);
              checkMounts(failing, namespace, app);
            },
            serve: () => {
              applyServices(failing, namespace, app, manifest.services, steps, hostnames);
            },
          });
        },
      );
      if (attempted.ok) return attempted.result;
      Object.assign(context.draft, built.state);
      return {steps: built.steps, failure: attempted.failure};
    },
  ),

  ...implement('logs', ['machine', 'follow', 'since', 'tail', 'source', 'grep'], (context) => {
    const {machine} = context.flags;
    const {namespace, app} = projectApp(context);
    const chosen = machinesOf(namespace, app)
      .filter(({id, name}) => id === machine || name === machine)
      .map(({id}) => id);
    if (machine !== undefined && chosen.length === 0) {
      context.fail('machine_not_found', {name: machine, namespace: namespace.name});
    }
    return replyWithLogs(
      context,
      namespace.logs.filter(
        (line) => line.app === app.name && (machine === undefined || chosen.includes(line.machine)),
      ),
    );
  }),

  ...implement('open', ['path', 'print'], (context) => {
    const {flags, fail} = context;
    const {namespace, app} = projectApp(context);
    const {name} = app;
    if (app.state === 'suspended') fail('app_suspended', {name});
    const service = Object.values(namespace.services).find(
      (entry) => entry.app === name && entry.visibility === 'public',
    );
    if (!service) return fail('service_not_found', {name, namespace: namespace.name});
    const {path} = flags;
    const url = `https://${publicHostname(service)}${path === '/' ? '' : path.startsWith('/') ? path : `/${path}`}`;
    return {steps: [flags.print ? url : `Opening ${url}`], view: {url}, quiet: [url]};
  }),

  ...implement('schema', [], () => ({raw: JSON.stringify(manifestSchema, null, 2).split('\n')})),

  ...implement('schema validate', [], (context) => {
    const file = context.args.FILE;
    const entry = findFile(context, file) ?? context.fail('file_not_found', {file});
    const data = parseManifest(context, file, entry);
    const problems = validateManifest(data);
    const [first] = problems;
    if (first) {
      const failure = createFailure('manifest_invalid', {file, problem: first.message}, first.hint);
      const steps = problems.map((problem) => `${file}: ${problem.message}: ${problem.hint}`);
      return {steps, view: {file, valid: false, problems}, failure};
    }
    return {steps: [`${file} is a valid manifest`], view: {file, valid: true}, quiet: []};
  }),
};

type DeployError = 'quota_exceeded' | 'volume_attached' | HostnameError | 'token_invalid' | 'not_authenticated';

interface BuildOptions {
  readonly image?: string;
  readonly dockerfile?: string;
  readonly directory?: string;
  readonly tag: string;
}

function resolveImage(
  context: Context<'file_not_found'>,
  namespace: Namespace,
  manifest: Manifest,
  {image, dockerfile, directory, tag}: BuildOptions,
): {image: string; steps: string[]} {
  const {build: source} = manifest;
  if (image !== undefined) return {image, steps: [`Using image ${image}`]};
  if ('image' in source) return {image: source.image, steps: [`Using image ${source.image}`]};
  const built = buildImage(context, {
    namespace: namespace.name,
    app: manifest.app,
    tag,
    dockerfile: dockerfile ?? source.dockerfile,
    context: directory ?? source.context,
  });
  return {image: built.reference, steps: built.steps};
}

function nextTag(app: App | undefined): string {
  return String((app?.releases.at(-1)?.number ?? 0) + 1);
}

/** Output of `--dry-run`. */
function planDeploy(manifest: Manifest, app: App | undefined): Reply<never> {
  const number = Number(nextTag(app));
  const steps = [
    `${app ? 'Would update' : 'Would create'} app ${manifest.app}`,
    ...(manifest.release ? [`Would run release command ${manifest.release.command.join(' ')}`] : []),
    `Would create release ${number}`,
    ...manifest.services.map((service) => `  service ${service.name}`),
    ...manifest.volumes.map((volume) => `  volume ${volume.name}`),
  ];
  return {steps, view: {number, state: 'planned', image: null}, quiet: []};
}
