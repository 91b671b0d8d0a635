import {brand} from '@aloft/platform/brand';
import {manifestDefault, scaleSettings, validateManifest, type ValidManifest} from '@aloft/platform/manifest';
import {isObject, parseDuration, parseSize} from '@aloft/platform/values';
import {type Context, attempt} from '../context';
import {pick} from '../resources';
import {resolvePath} from '../programs/resolvePath';
import type {ProjectFile} from '../state/types';
import {readSettings, readTemplate} from '../template';

/** The file that the project commands use by default. */
const MANIFEST = brand.manifest;

/** Reads and validates a manifest. Fails with the problem and its location. */
export function readManifest(
  context: Context<'manifest_not_found' | 'manifest_invalid' | 'file_not_found'>,
  file: string,
): Manifest {
  if (file === MANIFEST) return readProjectManifest(context);
  return interpret(context, file, findFile(context, file) ?? context.fail('file_not_found', {file}));
}

/** Reads and validates the manifest in the directory. */
export function readProjectManifest(context: Context<'manifest_not_found' | 'manifest_invalid'>): Manifest {
  const directory = context.draft.shell.directory || 'this directory';
  return interpret(context, MANIFEST, findFile(context, MANIFEST) ?? context.fail('manifest_not_found', {directory}));
}

/** App and namespace of the directory's manifest, even if another field is invalid. Null if it doesn't name an app. */
export function peekManifest(context: Context): Pick<Manifest, 'app' | 'namespace'> | null {
  const entry = findFile(context, MANIFEST);
  if (!entry) return null;
  const data = attempt<'manifest_invalid', unknown>((fail) => parseManifest({...context, fail}, MANIFEST, entry));
  const {app, namespace} = isObject(data) ? data : {};
  if (typeof app !== 'string' || app === '') return null;
  return {app, namespace: typeof namespace === 'string' && namespace !== '' ? namespace : null};
}

export function findFile({draft}: Context, file: string): ProjectFile | undefined {
  return pick(draft.files, resolvePath(draft, file));
}

/** Parses a manifest file. */
export function parseManifest({deps, fail}: Context<'manifest_invalid'>, file: string, entry: ProjectFile): unknown {
  if (entry.data !== undefined) return structuredClone(entry.data);
  try {
    return (deps.parseYaml ?? JSON.parse)(entry.text);
  } catch (cause) {
    const problem = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : 'it cannot be read';
    return fail('manifest_invalid', {file, problem: problem.replace(/[.:]+$/, '')});
  }
}

/** A manifest in the simulator's units. */
export type Manifest = ReturnType<typeof interpret>;

const defaultOf = (path: string): string => String(manifestDefault(path));

/** Validates a manifest and extracts the settings for the simulator, with the schema's defaults. */
function interpret(context: Context<'manifest_invalid'>, file: string, entry: ProjectFile) {
  const data = parseManifest(context, file, entry);
  const [problem] = validateManifest(data);
  if (problem) context.fail('manifest_invalid', {file, problem: problem.message}, problem.hint);
  const manifest = data as ValidManifest;
  const {app, namespace = null, build, release, machine, services = [], volumes = []} = manifest;
  const {dockerfile = 'Dockerfile', image, context: directory = defaultOf('build.context')} = build;
  const {tcp, exec = []} = machine?.healthcheck ?? {};
  const timeoutMs = parseDuration(release?.timeout ?? defaultOf('release.timeout')) ?? 0;
  return {
    app,
    namespace,
    build: image === undefined ? {dockerfile, context: directory} : {image},
    // Command that a deploy runs before it starts new machines.
    release: release ? {command: [...release.command], timeoutMs} : null,
    template: readTemplate(manifest),
    check: tcp ? `on port ${tcp.port}` : exec.join(' ') || null,
    scale: readSettings(scaleSettings, manifest),
    services: services.map(({name, visibility, listeners, hostnames = []}) => ({
      name,
      visibility: visibility ?? defaultOf('services[].visibility'),
      listeners: listeners.map(({targetPort = null, redirect = null, ...rest}) => ({...rest, targetPort, redirect})),
      hostnames: [...hostnames],
    })),
    volumes: volumes.map(({name, size, mount}) => ({name, size: parseSize(size) ?? 0, mount})),
  };
}
