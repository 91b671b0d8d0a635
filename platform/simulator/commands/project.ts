import {brand} from '../../brand';
import type {Context, Handler, Reply} from '../context';
import {checkQuota} from '../quota';
import {applyManifest, applyServices, checkManifestApplies, claimServices} from '../deploy/applyManifest';
import {buildImage} from '../deploy/buildImage';
import {interpretManifest, type Manifest} from '../deploy/interpretManifest';
import {listProblems, readManifest, readManifestData} from '../deploy/readManifest';
import {addRelease, releaseApp} from '../deploy/releaseApp';
import {runReleaseCommand} from '../deploy/runReleaseCommand';
import {CommandFailure} from '../failure';
import {machinesOf} from '../deploy/rollOut';
import {isGiven, isOn, pick, text} from '../resolve';
import {publicHostname} from '../shell/findHost';
import type {App, Namespace} from '../state/types';
import {replyWithLogs} from '../views/replyWithLogs';
import {projectApp} from './chosenApp';
import {init} from './init';
import {metrics} from './metrics';

/** Default manifest of project commands. */
const MANIFEST = brand.manifest;

export const projectCommands: Record<string, Handler> = {
  init,
  build,
  deploy,
  logs,
  metrics,
  open,
  schema: (context) => ({raw: schemaLines(context)}),
  'schema validate': validate,
};

function manifestFile(context: Context): string {
  return text(context, 'file') ?? MANIFEST;
}

function resolveImage(
  context: Context,
  namespace: Namespace,
  manifest: Manifest,
  tag: string,
): {image: string; steps: string[]} {
  const given = text(context, 'image');
  if (given !== null) return {image: given, steps: [`Using image ${given}`]};
  if ('image' in manifest.build) return {image: manifest.build.image, steps: [`Using image ${manifest.build.image}`]};
  const built = buildImage(context.draft, {
    namespace: namespace.name,
    app: manifest.app,
    tag,
    dockerfile: text(context, 'dockerfile') ?? manifest.build.dockerfile,
    context: text(context, 'CONTEXT') ?? manifest.build.context,
  });
  return {image: built.reference, steps: built.steps};
}

function nextTag(app: App | undefined): string {
  return String((app?.releases.at(-1)?.number ?? 0) + 1);
}

function build(context: Context): Reply {
  const manifest = readManifest(context, manifestFile(context));
  const namespace = context.namespace();
  const app = pick(namespace.apps, manifest.app);
  const tag = text(context, 'tag') ?? nextTag(app);
  const {image, steps} = resolveImage(context, namespace, manifest, tag);
  return {steps, view: {app: manifest.app, image}, quiet: [image]};
}

function deploy(context: Context): Reply {
  const {draft} = context;
  const manifest = readManifest(context, manifestFile(context));
  const namespace = context.namespace();
  const existing = pick(namespace.apps, manifest.app);
  if (existing?.state === 'suspended') throw new CommandFailure('app_suspended', {name: existing.name});
  if (!existing) checkQuota(namespace, 'apps');
  claimServices(draft, namespace, manifest);
  if (isOn(context, 'dry-run')) return planDeploy(manifest, existing);
  checkManifestApplies(namespace, manifest);
  const {image, steps} = resolveImage(context, namespace, manifest, nextTag(existing));
  const failure = runReleaseCommand(draft, namespace, manifest, image, steps);
  if (failure) return {steps, failure};
  const app = applyManifest(draft, namespace, manifest);
  const message = text(context, 'message') ?? `deploy of ${manifestFile(context)}`;
  const release = addRelease(context, app, image, message);
  return releaseApp(context, namespace, app, release, steps, () =>
    applyServices(draft, namespace, app, manifest, steps),
  );
}

/** Output of `--dry-run`. */
function planDeploy(manifest: Manifest, app: App | undefined): Reply {
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

function logs(context: Context): Reply {
  const {namespace, app} = projectApp(context);
  const machine = isGiven(context, 'machine') ? text(context, 'machine') : null;
  const chosen = machinesOf(namespace, app)
    .filter((entry) => entry.id === machine || entry.name === machine)
    .map((entry) => entry.id);
  if (machine !== null && chosen.length === 0) {
    throw new CommandFailure('machine_not_found', {name: machine, namespace: namespace.name});
  }
  return replyWithLogs(
    context,
    namespace.logs.filter((line) => line.app === app.name && (machine === null || chosen.includes(line.machine))),
  );
}

function open(context: Context): Reply {
  const {namespace, app} = projectApp(context);
  if (app.state === 'suspended') throw new CommandFailure('app_suspended', {name: app.name});
  const service = Object.values(namespace.services).find(
    (entry) => entry.app === app.name && entry.visibility === 'public',
  );
  if (!service) throw new CommandFailure('service_not_found', {name: app.name, namespace: namespace.name});
  const path = text(context, 'path') ?? '/';
  const url = `https://${publicHostname(service)}${path === '/' ? '' : path.startsWith('/') ? path : `/${path}`}`;
  return {steps: [isOn(context, 'print') ? url : `Opening ${url}`], view: {url}, quiet: [url]};
}

/** Lines of the schema, or its URL if the caller doesn't provide the schema. */
function schemaLines(context: Context): string[] {
  const schema = context.deps.schema;
  return schema === undefined
    ? [`{"$ref": "${brand.docsUrl}${brand.schemaPath}"}`]
    : JSON.stringify(schema, null, 2).split('\n');
}

function validate(context: Context): Reply {
  const file = text(context, 'FILE') ?? MANIFEST;
  const data = readManifestData(context, file);
  const problems = listProblems(context, data);
  const [first] = problems;
  if (first) {
    const failure = new CommandFailure('manifest_invalid', {file, problem: first.message}, first.hint);
    const steps = problems.map((problem) => `${file}: ${problem.message}: ${problem.hint}`);
    return {steps, view: {file, valid: false, problems}, failure};
  }
  interpretManifest(data, file);
  return {steps: [`${file} is a valid manifest`], view: {file, valid: true}, quiet: []};
}
