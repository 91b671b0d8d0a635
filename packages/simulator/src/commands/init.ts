import {manifestDefault} from '@aloft/platform/manifest';
import {brand} from '@aloft/platform/brand';
import {checkResourceName, suggest} from '@aloft/platform/values';
import {setSampleNamespace} from '../sampleNamespace';
import {nameNamespace} from '../chooseNamespace';
import {init as definition} from '@aloft/platform/commands';
import type {Context, Reply} from '../context';
import {findFile} from '../deploy/readManifest';
import {formatYaml} from '../format/formatYaml';
import {implement, type CommandContext} from '../implement';
import {resolvePath} from '../programs/resolvePath';

export const init = implement(definition, ['image', 'dockerfile', 'port', 'template', 'force'], (context) =>
  context.flags.template === undefined ? writeManifest(context) : copyTemplate(context, context.flags.template),
);

type InitContext = CommandContext<typeof definition>;

function writeManifest(context: InitContext): Reply<never> {
  const {draft, args, flags, fail} = context;
  const {image, dockerfile = 'Dockerfile'} = flags;
  const file = brand.manifest;
  const path = resolvePath(draft, file);
  if (Object.hasOwn(draft.files, path) && !flags.force) fail('file_exists', {file});
  const name = args.NAME ?? directoryName(draft.shell.directory);
  const check = checkResourceName(name);
  if (!check.ok) fail('name_invalid', {name, kind: 'app', reason: check.message});
  const source = findFile(context, dockerfile);
  if (!source && context.given('dockerfile')) fail('file_not_found', {file: dockerfile});
  const isGivenPort = image !== undefined || context.given('port');
  const port = (isGivenPort ? null : findExposedPort(context, dockerfile, source?.text ?? '')) ?? flags.port;
  const manifest = {
    version: 1,
    app: name,
    namespace: nameNamespace(context),
    build: image === undefined ? {dockerfile} : {image},
    machine: {
      vcpus: manifestDefault('machine.vcpus'),
      memory: manifestDefault('machine.memory'),
      healthcheck: {http: {path: '/', port}},
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
  };
  const comment = `# yaml-language-server: $schema=${brand.docsUrl}${brand.schemaPath}`;
  draft.files[path] = {text: `${[comment, ...formatYaml(manifest)].join('\n')}\n`, data: manifest};
  return {steps: [`Wrote ${file} for the app ${name}`], view: {file, app: name}, quiet: [file]};
}

/** Finds the port that a Dockerfile exposes. Fails if there are several, or the value of one depends on the build. */
function findExposedPort({fail}: Context<'flag_missing'>, dockerfile: string, source: string): number | null {
  const values = [...source.matchAll(/^[ \t]*EXPOSE[ \t]+(.+)$/gim)].flatMap(([, list = '']) =>
    list.trim().split(/\s+/),
  );
  const ports = new Set(values.filter((value) => !/\/udp$/i.test(value)).map((value) => value.replace(/\/tcp$/i, '')));
  const [port] = ports;
  if (port === undefined) return null;
  if (ports.size === 1 && /^\d+$/.test(port)) return Number(port);
  return fail(
    'flag_missing',
    {command: `${brand.cli} init`, flag: 'port'},
    `${dockerfile} exposes ${[...ports].join(', ')}: use --port PORT with the port that serves HTTP`,
  );
}

function copyTemplate(context: InitContext, template: string): Reply<never> {
  const {draft, args, flags, deps, fail} = context;
  if (args.NAME !== undefined)
    fail(
      'argument_unexpected',
      {value: args.NAME, command: `${brand.cli} init --template`},
      'leave out the name: the manifest of the sample contains one',
    );
  const sample = deps.templates?.read(template);
  if (!sample) {
    const ids = deps.templates?.ids?.();
    if (!ids) {
      const reason = 'the samples are not available here';
      return {notes: [`not simulated: ${reason}`], notSimulated: reason, exitCode: 127};
    }
    const meant = suggest(template, ids);
    return fail('template_not_found', {template}, meant && `did you mean "${meant}"?`);
  }
  const files = Object.entries(sample);
  for (const [file, content] of files) {
    const path = resolvePath(draft, file);
    if (Object.hasOwn(draft.files, path) && !flags.force) fail('file_exists', {file});
    draft.files[path] = {text: setSampleNamespace(content, nameNamespace(context))};
  }
  return {
    steps: [`Copied ${files.length} files of the sample ${template}`],
    view: {template, files: files.map(([file]) => file)},
    quiet: files.map(([file]) => file),
  };
}

function directoryName(directory: string): string {
  return directory.split('/').at(-1) || 'hello';
}
