import type {CheerioAPI} from 'cheerio';
import type {SearchRecord} from '../../platform/search/types';
import type {BuiltPage} from '../shared/readBuiltPages';
import {readBlocks} from './readBlocks';
import {createRecords} from './createRecords';
import {parsePage} from './parsePage';
import {readPageMeta} from './readPageMeta';

/** The records of one built page, in reading order. Pages with `noindex` don't have any. */
export const extractRecords = (page: BuiltPage): readonly SearchRecord[] =>
  readRecords(parsePage(page.html), page.path);

/** Like `extractRecords`, for a parsed page. */
export function readRecords(document: CheerioAPI, path: string): readonly SearchRecord[] {
  const meta = readPageMeta(document, path);
  if (meta === undefined) return [];
  const markdown = document('.theme-doc-markdown:first');
  const root = markdown.length ? markdown : document('main:first');
  return createRecords(
    meta,
    root.toArray().flatMap((element) => [...readBlocks(element)]),
  );
}
