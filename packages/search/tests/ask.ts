import type {SearchQuery} from '../src/types';

/** A query for the first page of results in the current docs. */
export const ask = (text: string): SearchQuery => ({
  text,
  page: 0,
  pageSize: 5,
  hitsPerPage: 3,
  language: 'en',
  tags: ['default', 'docs-default-current'],
});
