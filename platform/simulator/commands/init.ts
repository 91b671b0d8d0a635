import {manifestDefault} from '../../manifest/fields';
import {brand} from '../../brand';
import {checkResourceName} from '../../names';
import {setSampleNamespace} from '../../sampleNamespace';
import {suggest} from '../../suggest';
import {nameNamespace} from '../chooseNamespace';
import type {Context, Reply} from '../context';
import {CommandFailure} from '../failure';
import {formatYaml} from '../format/formatYaml';
import {isGiven, isOn, number, text} from '../resolve';
import {resolvePath} from '../shell/resolvePath';

/** Writes a manifest into the project directory, or copies a sample into it. */
export function init(context: Context): Reply {
  const {draft} = context;
  const template = text(context, 'template');
  if (template !== null) return copyTemplate(context, template);
  const file = brand.manifest;
  const path = resolvePath(draft, file);
  if (Object.hasOwn(draft.files, path) && !isOn(context, 'force')) throw new CommandFailure('file_exists', {file});
  const name = text(context, 'NAME') ?? directoryName(draft.shell.directory);
  const check = checkResourceName(name);
  if (!check.ok) throw new CommandFailure('name_invalid', {name, kind: 'app', reason: check.message});
  const image = text(context, 'image');
  const dockerfile = text(context, 'dockerfile') ?? 'Dockerfile';
  const source = draft.files[resolvePath(draft, dockerfile)];
  if (!source && isGiven(context, 'dockerfile')) throw new CommandFailure('file_not_found', {file: dockerfile});
  const isGivenPort = image !== null || isGiven(context, 'port');
  const port = (isGivenPort ? null : findExposedPort(dockerfile, source?.text ?? '')) ?? number(context, 'port');
  const manifest = {
    version: 1,
    app: name,
    namespace: nameNamespace(context),
    build: image === null ? {dockerfile} : {image},
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

/**
 * Finds the port that a Dockerfile exposes.
 * @throws CommandFailure if there are several, or the value of one depends on the build
 */
function findExposedPort(dockerfile: string, source: string): number | null {
  const values = [...source.matchAll(/^[ \t]*EXPOSE[ \t]+(.+)$/gim)].flatMap(([, list = '']) =>
    list.trim().split(/\s+/),
  );
  const ports = new Set(values.filter((value) => !/\/udp$/i.test(value)).map((value) => value.replace(/\/tcp$/i, '')));
  const [port] = ports;
  if (port === undefined) return null;
  if (ports.size === 1 && /^\d+$/.test(port)) return Number(port);
  throw new CommandFailure(
    'flag_missing',
    {command: `${brand.cli} init`, flag: 'port'},
    `${dockerfile} exposes ${[...ports].join(', ')}: use --port PORT with the port that serves HTTP`,
  );
}

function copyTemplate(context: Context, template: string): Reply {
  const {draft, deps} = context;
  const name = text(context, 'NAME');
  if (name !== null)
    throw new CommandFailure(
      'argument_unexpected',
      {value: name, command: `${brand.cli} init --template`},
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
    throw new CommandFailure('template_not_found', {template}, meant && `did you mean "${meant}"?`);
  }
  const files = Object.entries(sample);
  for (const [file, content] of files) {
    const path = resolvePath(draft, file);
    if (Object.hasOwn(draft.files, path) && !isOn(context, 'force')) throw new CommandFailure('file_exists', {file});
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
