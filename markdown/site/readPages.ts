import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '../pages/Page';
import {parsePage} from '../pages/parsePage';
import {listPages} from './listPages';

/** Reads and parses every documentation page of a project, in the order of their paths. */
export function readPages(root: string): Page[] {
  return listPages(root).map((file) => parsePage(file, readFileSync(join(root, file), 'utf8')));
}
