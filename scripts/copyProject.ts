import {cpSync, mkdtempSync, readdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Directories that a build doesn't need or creates itself. */
const excluded = new Set(['.cache', '.docusaurus', '.git', 'build', 'node_modules', 'target', 'test-results']);

/**
 * Copies the project's sources, without packages, caches and git history.
 * @param directory default: a new temporary directory
 */
export function copyProject(directory = mkdtempSync(path.join(tmpdir(), 'project-'))): string {
  for (const entry of readdirSync('.').filter((name) => !excluded.has(name)))
    cpSync(entry, path.join(directory, entry), {
      recursive: true,
      filter: (source) => !excluded.has(path.basename(source)),
    });
  return directory;
}

/** Absolute paths of the project's own files below a directory. */
export function listProjectFiles(directory: string): string[] {
  return readdirSync(directory, {withFileTypes: true})
    .filter(({name}) => !excluded.has(name))
    .flatMap((entry) => {
      const file = path.join(directory, entry.name);
      return entry.isDirectory() ? listProjectFiles(file) : entry.isFile() ? [file] : [];
    });
}
