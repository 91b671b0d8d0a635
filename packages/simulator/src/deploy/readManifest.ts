import {brand} from '@aloft/platform/brand';
import {validateManifest} from '@aloft/platform/manifest';
import type {Context} from '../context';
import {attempt} from '../failure';
import {pick} from '../resolve';
import {resolvePath} from '../programs/resolvePath';
import type {ProjectFile} from '../state/types';
import {interpretManifest, type Manifest} from './interpretManifest';

/** The file that the project commands use by default. */
export const MANIFEST = brand.manifest;

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
  const {directory} = context.draft.shell;
  const missing = {directory: directory === '' ? 'this directory' : directory};
  return interpret(context, MANIFEST, findFile(context, MANIFEST) ?? context.fail('manifest_not_found', missing));
}

/** The manifest if the directory has one that names an app, even if another field is invalid. Otherwise null. */
export function peekManifest(context: Context): Manifest | null {
  const entry = findFile(context, MANIFEST);
  if (!entry) return null;
  const attempted = attempt<'manifest_invalid', Manifest>((fail) =>
    interpretManifest(parseManifest({...context, fail}, MANIFEST, entry)),
  );
  return attempted.ok && attempted.result.app !== '' ? attempted.result : null;
}

function interpret(context: Context<'manifest_invalid'>, file: string, entry: ProjectFile): Manifest {
  const data = parseManifest(context, file, entry);
  const [problem] = validateManifest(data);
  if (problem) context.fail('manifest_invalid', {file, problem: problem.message}, problem.hint);
  return interpretManifest(data);
}

export function findFile({draft}: Context, file: string): ProjectFile | undefined {
  return pick(draft.files, resolvePath(draft, file));
}

/** Parses a manifest file. */
export function parseManifest({deps, fail}: Context<'manifest_invalid'>, file: string, entry: ProjectFile): unknown {
  if (entry.data !== undefined) return structuredClone(entry.data);
  try {
    return deps.parseYaml ? deps.parseYaml(entry.text) : JSON.parse(entry.text);
  } catch (cause) {
    const problem = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : 'it cannot be read';
    return fail('manifest_invalid', {file, problem: problem.replace(/[.:]+$/, '')});
  }
}
