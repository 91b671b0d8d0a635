import type {SearchRecord} from '../../platform/search/types';
import {parseBuiltPage} from '../shared/parseBuiltPage';
import type {BuiltPage} from '../shared/readBuiltPages';
import {readPageMeta} from '../shared/readPageMeta';
import {readBlocks} from './readBlocks';
import {createRecords} from './createRecords';

/** The records of one built page, in reading order. Pages with `noindex` don't have any. */
export function extractRecords(page: BuiltPage): readonly SearchRecord[] {
  const document = parseBuiltPage(page);
  const meta = readPageMeta(document, page.path);
  if (!meta.isListed) return [];
  const markdown = document('.theme-doc-markdown:first');
  const root = markdown.length ? markdown : document('main:first');
  return createRecords(
    meta,
    root.toArray().flatMap((element) => [...readBlocks(element)]),
  );
}
