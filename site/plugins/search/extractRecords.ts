import type {SearchRecord} from '@aloft/search';
import {createRecords} from '@aloft/search/records';
import {parseBuiltPage, readPageMeta, type BuiltPage} from '@aloft/content/built-pages';

/** The records of one built page, in reading order. Pages with `noindex` don't have any. */
export function extractRecords(page: BuiltPage): readonly SearchRecord[] {
  const document = parseBuiltPage(page);
  const meta = readPageMeta(document, page.path);
  return meta.isListed ? createRecords(meta, document) : [];
}
