import {areas, type Area} from '@aloft/search';

/** Parameters in the URL of the search page. */
export interface QueryAddress {
  readonly text: string;
  /** Page of the results, from 0. */
  readonly page: number;
  /** The part of the site to search. */
  readonly area?: Area;
}

/** Maximum page number in a URL. */
const lastPage = 1e6;

/** Reads `?q=…&in=…&page=…`, with pages counted from 1. */
export function readQuery(search: string): QueryAddress {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page') ?? 1);
  const area = areas.find((name) => name === parameters.get('in'));
  return {
    text: parameters.get('q') ?? '',
    page: Number.isInteger(page) && page > 0 ? Math.min(page, lastPage) - 1 : 0,
    ...(area === undefined ? {} : {area}),
  };
}

/** Formats a query as `?q=…&in=…&page=…`. */
export function formatQuery({text, page, area}: QueryAddress): string {
  const parameters = new URLSearchParams(text === '' ? {} : {q: text});
  if (area !== undefined) parameters.set('in', area);
  if (page > 0) parameters.set('page', String(page + 1));
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
}
