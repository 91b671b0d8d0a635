import {manifestDefault} from '@aloft/platform/manifest';
import {brand} from '@aloft/platform/brand';
import type {ProjectFiles, Recipe} from '@aloft/platform/frameworks';
import {checkResourceName} from '@aloft/platform/values';
import {setSampleNamespace} from '../sampleNamespace';
import {nameNamespace} from '../access';
import {type Context, refuse, type Reply} from '../context';
import {findFile} from '../deploy/readManifest';
import {formatYaml} from '../format';
import {type CommandContext, implement} from '../implement';
import {publicHostname} from '../programs/network';
import {readDirectory, resolvePath} from '../programs/resolvePath';
import {meant} from '../resources';
import {mapValues} from '../state/createEmptyState';
import type {ProjectFile} from '../state/types';

export const init = implement(
  'init',
  ['image', 'dockerfile', 'directory', 'port', 'health-path', 'template', 'force'],
  (context) =>
    context.flags.template === undefined ? prepareProject(context) : copyTemplate(context, context.flags.template),
);

type InitContext = CommandContext<'init'>;

function prepareProject(context: InitContext): Reply<never> {
  const {draft, args, flags, fail, given, deps} = context;
  const {image, dockerfile = 'Dockerfile'} = flags;
  const name = args.NAME ?? ((flags.directory ?? draft.shell.directory).split('/').at(-1) || 'hello');
  const reason = checkResourceName(name);
  if (reason) fail('name_invalid', {name, kind: 'app', reason});
  const path = flags['health-path'];
  if (path?.startsWith('/') === false)
    fail('flag_value_invalid', {value: path, flag: 'health-path', reason: 'it must begin with "/"'});

  const source = findFile(context, dockerfile);
  if (!source && given('dockerfile')) fail('file_not_found', {file: dockerfile});
  const directory = resolvePath({shell: {...draft.shell, directory: ''}}, flags.directory ?? '');
  const settings = {port: flags.port, directory, app: name, health: path};
  const projectFiles = readDirectory(draft);
  const recipe = image === undefined ? deps.recognizeProject?.(projectFiles, settings) : undefined;
  if (image === undefined && !recipe && !source) {
    const apps = listApps(projectFiles, (app) => deps.recognizeProject?.(projectFiles, {...settings, directory: app}));
    const hint = `in this workspace, use ${apps.map((app) => `--directory ${app}`).join(' or ')}`;
    const searched = directory || draft.shell.directory || 'this directory';
    fail('project_unknown', {directory: searched}, apps.length ? hint : undefined);
  }
  const keeps = source !== undefined && (!recipe || !flags.force || given('dockerfile'));
  const isGivenPort = image !== undefined || given('port') || !keeps || recipe?.generatesDockerfile;
  const exposed = isGivenPort ? null : findExposedPort(context, dockerfile, source.text);
  const port = exposed ?? flags.port;

  const applied = keeps && !recipe?.generatesDockerfile ? undefined : recipe;
  const namespace = nameNamespace(context);
  const build = image === undefined ? {dockerfile, ...(applied?.args && {args: applied.args})} : {image};
  const manifest = createManifest(name, namespace, build, path ?? recipe?.health ?? '/', port, applied);
  const comment = `# yaml-language-server: $schema=${brand.docsUrl}${brand.schemaPath}`;
  const written: Record<string, ProjectFile> = {};
  const ignoreFile = findFile(context, '.dockerignore');
  if (recipe && !keeps) {
    written[dockerfile] = {text: recipe.dockerfile};
    if (!ignoreFile || flags.force) written['.dockerignore'] = {text: `${recipe.ignored.join('\n')}\n`};
    for (const [file, text] of Object.entries(recipe.files ?? {})) written[file] = {text};
  }
  written[brand.manifest] = {text: `${[comment, ...formatYaml(manifest)].join('\n')}\n`, data: manifest};
  writeFiles(context, written);

  const files = Object.keys(written);
  const found = [
    ...(recipe?.found ?? []),
    ...(keeps ? [`${exposed === null ? '' : `port ${port} in `}${dockerfile}`] : []),
  ];
  const replace = recipe ? ', or replace the file with --force' : ', or use --port PORT';
  const todo = [
    ...(applied?.todo ?? []),
    ...(isGivenPort || exposed !== null
      ? []
      : [`${dockerfile}: exposes no port, so check that the server listens on ${port}${replace}`]),
    ...(recipe && ignoreFile && !keeps && !flags.force ? checkIgnoreFile(ignoreFile.text, recipe) : []),
  ];
  return {
    steps: [
      ...(found.length ? [`Found ${found.join(', ')}`] : []),
      `Wrote ${list.format(files)} for the app ${name}`,
      ...(recipe
        ? [`  port ${port}, health check GET ${recipe.health}`, `  hostname ${publicHostname({name, namespace})}`]
        : []),
      ...(todo.length ? ['Before you deploy:', ...todo.map((line) => `  ${line}`)] : []),
      ...(recipe ? [`See ${brand.docsUrl}/docs/guides-and-samples/${recipe.guide}`] : []),
    ],
    view: {file: brand.manifest, app: name, ...(recipe && {framework: recipe.framework, files})},
    quiet: files,
  };
}

/** What the project's own `.dockerignore`, which is kept, does wrong. */
function checkIgnoreFile(text: string, {ignored}: Recipe): string[] {
  const normalize = (line: string) => line.trim().replace(/^(?:\*\*)?\/|\/$/g, '');
  const lines = ['*.md', brand.manifest, 'Dockerfile', ...text.split('\n').map(normalize)];
  if (lines.some((line) => /^\*+$/.test(line)))
    return ['.dockerignore: leaves out your source, so replace the file with --force'];
  const missing = ignored.filter((line) => !lines.includes(normalize(line)));
  return missing.length ? [`.dockerignore: kept; add ${missing.join(' ')}`] : [];
}

/** Directories below a workspace's root that contain an app. */
function listApps(files: ProjectFiles, recognize: (directory: string) => Recipe | undefined): string[] {
  if (!('pnpm-workspace.yaml' in files) && !files['package.json']?.includes('"workspaces"')) return [];
  const packages = Object.keys(files).filter((file) => /^(?!.*node_modules).+\/package\.json$/.test(file));
  return packages.map((file) => file.slice(0, -'/package.json'.length)).filter(recognize);
}

/** The manifest of a public web app, with its framework's settings. */
export function createManifest(
  name: string,
  namespace: string,
  build: object,
  path: string,
  port: number,
  recipe?: Pick<Recipe, 'release' | 'memory' | 'env' | 'secrets' | 'volume'>,
) {
  return {
    version: 1,
    app: name,
    namespace,
    build,
    ...(recipe?.release && {release: {command: recipe.release}}),
    machine: {
      vcpus: manifestDefault('machine.vcpus'),
      memory: recipe?.memory ?? manifestDefault('machine.memory'),
      ...(recipe?.env && {env: recipe.env}),
      ...(recipe?.secrets && {secrets: recipe.secrets}),
      healthcheck: {http: {path, port}},
    },
    scale: {min: manifestDefault('scale.min'), max: manifestDefault('scale.max')},
    services: [
      {
        name,
        visibility: 'public',
        listeners: [
          {port: 443, protocol: 'https', targetPort: port},
          {port: 80, protocol: 'http', redirect: 'https'},
        ],
      },
    ],
    ...(recipe?.volume && {volumes: [{name: `${name}-data`, size: '1Gi', mount: recipe.volume}]}),
  };
}

const list = new Intl.ListFormat('en-US');

/** Finds the port that a Dockerfile exposes. Fails if there are several, or the value of one depends on the build. */
function findExposedPort({fail}: Context<'flag_missing'>, dockerfile: string, source: string): number | null {
  const values = [...source.matchAll(/^[ \t]*EXPOSE[ \t]+(.+)$/gim)].flatMap(([, written = '']) =>
    written.trim().split(/\s+/),
  );
  const ports = new Set(values.filter((value) => !/\/udp$/i.test(value)).map((value) => value.replace(/\/tcp$/i, '')));
  const [port] = ports;
  if (port === undefined) return null;
  if (ports.size === 1 && /^\d+$/.test(port)) return Number(port);
  const hint = `${dockerfile} exposes ${[...ports].join(', ')}: use --port PORT with the port that serves HTTP`;
  return fail('flag_missing', {flag: 'port'}, hint);
}

function copyTemplate(context: InitContext, template: string): Reply<never> {
  const {args, deps, fail} = context;
  const hint = 'leave out the name: the manifest of the sample contains one';
  if (args.NAME !== undefined)
    fail('argument_unexpected', {value: args.NAME, command: `${brand.cli} init --template`}, hint);
  const sample = deps.templates?.read(template);
  if (!sample) {
    const ids = deps.templates?.ids?.();
    if (!ids) return refuse('the samples are not available here');
    return fail('template_not_found', {template}, meant(template, ids));
  }
  const namespace = nameNamespace(context);
  const files = Object.keys(sample);
  const copies = mapValues(sample, (text) => ({text: setSampleNamespace(text, namespace)}));
  writeFiles(context, copies);
  return {steps: [`Copied ${files.length} files of the sample ${template}`], view: {template, files}, quiet: files};
}

/** Writes files below the working directory. Fails if one exists, unless `--force` is set. */
function writeFiles({draft, flags, fail}: InitContext, files: Readonly<Record<string, ProjectFile>>): void {
  for (const [file, content] of Object.entries(files)) {
    const path = resolvePath(draft, file);
    if (Object.hasOwn(draft.files, path) && !flags.force) fail('file_exists', {file});
    draft.files[path] = content;
  }
}
