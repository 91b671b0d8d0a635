import {areas, type Area} from '@aloft/search';

/** Parameters in the URL of the search page. */
export type QueryAddress = Readonly<{text: string; page?: number; area?: Area}>;

/** Reads `?q=…&in=…&page=…`, whose pages are counted from 1 instead of 0. */
export function readQuery(search: string): QueryAddress {
  const parameters = new URLSearchParams(search);
  const page = parameters.get('page') ?? '1';
  return {
    text: parameters.get('q') ?? '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) - 1 : 0,
    area: areas.find((name) => name === parameters.get('in')),
  };
}

export function formatQuery({text, page = 0, area}: QueryAddress): string {
  const values = {...(text && {q: text}), ...(area && {in: area}), ...(page > 0 && {page: String(page + 1)})};
  const parameters = new URLSearchParams(values).toString();
  return parameters && `?${parameters}`;
}
