import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {listFiles} from '../../hosting/listFiles';

/** Made by a build, or not needed for one. */
const leftOut = new Set(['.git', '.docusaurus', '.cache', 'build', 'docs', 'node_modules', 'test-results']);

/**
 * Copies this project into a temporary folder, with copies of its pages until it has about so many.
 * @param pages number of pages; at least those of the project
 * @returns the folder, and a function that removes it
 */
export function growProject(pages: number): {folder: string; remove: () => void} {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-grow-'));
  for (const entry of readdirSync('.').filter((name) => !leftOut.has(name)))
    cpSync(entry, path.join(folder, entry), {recursive: true});
  // A folder of links, so that the build has a cache of its own.
  mkdirSync(path.join(folder, 'node_modules'));
  for (const entry of readdirSync('node_modules').filter((name) => name !== '.cache'))
    symlinkSync(path.resolve('node_modules', entry), path.join(folder, 'node_modules', entry));
  cpSync('docs', path.join(folder, 'docs'), {recursive: true});

  const originals = listFiles('docs').filter((file) => file.endsWith('.mdx'));
  for (let made = originals.length, copy = 1; made < pages; copy += 1) {
    for (const file of originals.slice(0, pages - made)) {
      const target = path.join(folder, 'docs', `copy-${copy}`, path.relative('docs', file));
      mkdirSync(path.dirname(target), {recursive: true});
      // Titles and descriptions must be unique, and an address stands for one page.
      const source = readFileSync(file, 'utf8')
        .replace(/^slug:.*\n/m, '')
        .replace(/^title: (.*)$/m, `title: $1 ${copy}`)
        .replace(/^(description: >-\n {2})/m, `$1${copy}. `);
      writeFileSync(target, source);
      made += 1;
    }
  }
  return {folder, remove: () => rmSync(folder, {recursive: true, force: true})};
}
