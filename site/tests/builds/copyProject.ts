import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Directories that a build doesn't need or creates itself. */
const excluded = new Set(['.cache', '.docusaurus', '.git', 'build', 'node_modules', 'target', 'test-results']);

/** Copies the project's sources into a repository without commits, and links its packages. */
export function copyProject(directory: string): void {
  for (const entry of readdirSync('.').filter((name) => !excluded.has(name)))
    cpSync(entry, path.join(directory, entry), {
      recursive: true,
      filter: (source) => !excluded.has(path.basename(source)),
    });
  const link = (name: string) => symlinkSync(path.resolve(name), path.join(directory, name));
  // Links packages one by one, so that the bundler's cache in node_modules/.cache isn't shared.
  mkdirSync(path.join(directory, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((entry) => !['.cache', '@aloft'].includes(entry)))
    link(path.join('node_modules', name));
  // These links are relative, so the copy uses its own packages.
  cpSync('node_modules/@aloft', path.join(directory, 'node_modules/@aloft'), {recursive: true, verbatimSymlinks: true});
  // Samples contain only tracked files.
  execFileSync('git', ['init', '--quiet'], {cwd: directory});
  execFileSync('git', ['add', '.'], {cwd: directory});
}

/**
 * Stores the project's files, except for ignored ones, as a tree of git.
 *
 * @param excluded git's patterns of files to leave out
 * @returns the hash of the tree
 */
export function writeTree(directory: string, excluded: readonly string[] = []): string {
  const index = mkdtempSync(path.join(tmpdir(), 'index-'));
  const env = {...process.env, GIT_INDEX_FILE: path.join(index, 'index')};
  const git = (...args: readonly string[]) => execFileSync('git', args, {cwd: directory, env, encoding: 'utf8'}).trim();
  git('add', '--all', '--', '.', ...excluded.map((files) => `:(exclude,glob)${files}`));
  const tree = git('write-tree');
  rmSync(index, {recursive: true});
  return tree;
}
