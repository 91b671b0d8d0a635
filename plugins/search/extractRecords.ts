import {load} from 'cheerio';
import type {SearchRecord} from '../../platform/search/types';
import type {BuiltPage} from '../shared/BuiltPage';
import {readBlocks} from './readBlocks';
import {createRecords} from './createRecords';
import {readPageMeta} from './readPageMeta';

/** The records of one built page, in reading order. None for a page that asks not to be indexed. */
export function extractRecords(page: BuiltPage): readonly SearchRecord[] {
  const document = load(page.html);
  const meta = readPageMeta(document, page.path);
  if (meta === undefined) return [];
  const markdown = document('.theme-doc-markdown:first');
  const root = markdown.length ? markdown : document('main:first');
  return createRecords(
    meta,
    root.toArray().flatMap((element) => [...readBlocks(element)]),
  );
}
