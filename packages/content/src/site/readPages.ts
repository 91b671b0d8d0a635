import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '../pages/Page';
import {parsePage} from '../pages/parsePage';
import {listPages} from './listPages';

/**
 * Reads and parses the documentation pages of a project one by one, in the order of their paths. The trees of thousands
 * of pages would take gigabytes.
 */
export function* readPages(root: string): Generator<Page> {
  for (const file of listPages(root)) yield parsePage(file, readFileSync(join(root, file), 'utf8'));
}
