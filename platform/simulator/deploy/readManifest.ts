import {brand} from '../../brand';
import type {ManifestProblem} from '../../manifest/ManifestProblem';
import type {Context} from '../context';
import {CommandFailure} from '../failure';
import {resolvePath} from '../shell/resolvePath';
import {interpretManifest, type Manifest} from './interpretManifest';

/** Reads and validates the project's manifest. Fails with the problem and its location. */
export function readManifest(context: Context, file: string): Manifest {
  const data = readManifestData(context, file);
  const [problem] = listProblems(context, data);
  if (problem) throw new CommandFailure('manifest_invalid', {file, problem: problem.message}, problem.hint);
  return interpretManifest(data, file);
}

/** The manifest if the directory has a readable one, otherwise null. */
export function peekManifest(context: Context, file: string = brand.manifest): Manifest | null {
  try {
    return interpretManifest(readManifestData(context, file), file);
  } catch (failure) {
    if (failure instanceof CommandFailure) return null;
    throw failure;
  }
}

/** The problems that the injected validation finds. */
export function listProblems(context: Context, data: unknown): readonly ManifestProblem[] {
  return context.deps.validateManifest?.(data) ?? [];
}

/** Parses a manifest file. */
export function readManifestData(context: Context, file: string): unknown {
  const {draft, deps} = context;
  const path = resolvePath(draft, file);
  const entry = Object.hasOwn(draft.files, path) ? draft.files[path] : undefined;
  if (!entry) {
    if (file !== brand.manifest) throw new CommandFailure('file_not_found', {file});
    throw new CommandFailure('manifest_not_found', {
      directory: draft.shell.directory === '' ? 'this directory' : draft.shell.directory,
    });
  }
  if (entry.data !== undefined) return structuredClone(entry.data);
  try {
    return deps.parseYaml ? deps.parseYaml(entry.text) : JSON.parse(entry.text);
  } catch (cause) {
    const problem = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : 'it cannot be read';
    throw new CommandFailure('manifest_invalid', {file, problem: problem.replace(/[.:]+$/, '')});
  }
}
