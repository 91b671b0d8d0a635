import {mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../hosting/listFiles';
import {copyProject} from '../../scripts/copyProject';

const listPageFiles = (): readonly string[] => listFiles('docs').filter((file) => file.endsWith('.mdx'));

/** Number of this project's own pages. */
export const countPages = (): number => listPageFiles().length;

/** Makes a copy's titles, descriptions and slugs unique, and removes error tables, which must exist only once. */
const makeUnique = (source: string, copy: number): string =>
  source
    .replace(/^slug:.*\n/m, '')
    .replace(
      /^(title: (.*)\n[^]*?^description: >-\n) {2}.*$/m,
      `$1  Copy ${copy} of the page "$2", to measure how builds grow with the number of pages.`,
    )
    .replace(/^title: (.*)$/m, `title: $1 ${copy}`)
    .replace(/^<ErrorTable \/>\n/m, '');

/**
 * Copies this project to a temporary directory with separate caches, and copies its pages until there are enough.
 *
 * @param pages at least the project's own pages
 * @returns the directory, and a function that removes it
 */
export function growProject(pages = countPages(), target?: string): {directory: string; remove: () => void} {
  const directory = copyProject(target);
  const link = (name: string) => symlinkSync(path.resolve(name), path.join(directory, name));
  // Links packages one by one, so that the bundler's cache in node_modules/.cache isn't shared.
  mkdirSync(path.join(directory, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((entry) => entry !== '.cache'))
    link(path.join('node_modules', name));

  const originals = listPageFiles();
  // Without copies, the dates of last changes come from git, which doesn't track the copies.
  if (pages <= originals.length) link('.git');
  for (let index = originals.length; index < pages; index += 1) {
    const copy = Math.floor(index / originals.length);
    const original = originals[index % originals.length]!;
    const target = path.join(directory, 'docs', `copy-${copy}`, path.relative('docs', original));
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, makeUnique(readFileSync(original, 'utf8'), copy));
  }
  return {directory, remove: () => rmSync(directory, {recursive: true, force: true})};
}
