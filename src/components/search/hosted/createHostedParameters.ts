import {queryLimit, type SearchQuery} from '../client/types';
import type {HostedSearch} from './HostedSearch';

/** Markers around a match: private-use characters, which don't occur on any page and aren't HTML. */
export const markStart = '\uE000';
export const markEnd = '\uE001';

/** Fields by descending weight: the title first, text last. */
const fields = [
  ['hierarchy.lvl1', 12],
  ['hierarchy.lvl2', 10],
  ['hierarchy.lvl3', 9],
  ['hierarchy.lvl4', 8],
  ['hierarchy.lvl5', 7],
  ['hierarchy.lvl6', 6],
  ['hierarchy.lvl0', 3],
  ['content', 2],
] as const;

const quote = (text: string): string => `\`${text.replaceAll('`', '')}\``;

/** Typesense parameters for a query. Results are paginated by groups, one for each page of the site. */
export function createHostedParameters(query: SearchQuery, own: HostedSearch['parameters']) {
  return {
    query_by: fields.map(([name]) => name).join(','),
    query_by_weights: fields.map(([, weight]) => weight).join(','),
    sort_by: '_text_match:desc,weight.page_rank:desc,weight.position:asc',
    ...own,
    q: query.text.slice(0, queryLimit),
    filter_by: `language:=${quote(query.language)} && docusaurus_tag:=[${query.tags.map(quote).join(',')}]`,
    group_by: 'url_without_anchor',
    group_limit: query.hitsPerPage,
    per_page: query.pageSize,
    page: query.page + 1,
    highlight_fields: fields.map(([name]) => name).join(','),
    highlight_full_fields: fields
      .slice(0, -1)
      .map(([name]) => name)
      .join(','),
    highlight_start_tag: markStart,
    highlight_end_tag: markEnd,
  };
}
