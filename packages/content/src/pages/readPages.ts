import {readdirSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {type Page, parsePage} from './parsePage';

/** Reads and parses the documentation pages of a project, in the order of their paths. */
export const readPages = (root: string): Page[] =>
  listPages(root).map((file) => parsePage(file, readFileSync(join(root, file), 'utf8')));

/** Paths of a project's documentation pages from its root, with forward slashes, in order. */
export function listPages(root: string): string[] {
  return readdirSync(join(root, 'docs'), {recursive: true, encoding: 'utf8'})
    .map((name) => posix.join('docs', name.split('\\').join('/')))
    .filter((file) => /\.mdx?$/.test(file) && !file.split('/').some((part) => part.startsWith('_')))
    .sort();
}
