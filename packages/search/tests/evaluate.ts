import type {PageHits, SearchEngine} from '../src/types';
import labels from '../labels/labels.json';

/** A query with the sections that answer it, or none. */
export interface Label {
  readonly query: string;
  readonly kind: string;
  /** Paths with anchors; a path without one is the page itself. */
  readonly sections: readonly string[];
  /** True for queries that the ranking is never tuned with. */
  readonly heldOut: boolean;
}

export const tuning: readonly Label[] = labels.filter(({heldOut}) => !heldOut);
export const heldOut: readonly Label[] = labels.filter((label) => label.heldOut);

/** Shares of the answered queries, and the share of useful snippets among the first three results. */
export interface Measures {
  readonly queries: number;
  readonly page1: number;
  readonly page3: number;
  readonly section1: number;
  readonly section3: number;
  readonly useful: number;
}

interface Place {
  /** What a click opens: usually one URL, but the first place below a page's title also counts for the title's link. */
  readonly urls: readonly string[];
  readonly snippet: string;
}

/** The results in the order in which they're shown. */
function listPlaces(pages: readonly PageHits[]): readonly Place[] {
  return pages.flatMap(({path, snippet, hits}) => {
    const text = (segments: PageHits['title']) => segments.map(({text: run}) => run).join('');
    const places = hits.map((hit) => ({urls: [hit.url], snippet: text(hit.snippet)}));
    if (snippet !== undefined) return [{urls: [path], snippet: text(snippet)}, ...places];
    return places.map((place, index) => (index === 0 ? {...place, urls: [path, ...place.urls]} : place));
  });
}

/** At least five words of prose that aren't a type, a state, code or a mere "Name of the …". */
export function isUseful(snippet: string): boolean {
  if (/^(?:Name of|Example:|Usage |Output columns|Errors:|Default:|\$ |#)/.test(snippet)) return false;
  if (/[{}|;]|\s--?\w+\s--|=\S*\s\S+=|\$ /.test(snippet)) return false;
  return snippet.split(/\s+/).filter((word) => /^["'(“]?\p{L}[\p{L}'’-]*[)"'”]?[.,:;!?]*$/u.test(word)).length >= 5;
}

/** Runs labeled queries as a reader who submits them on the search page. */
export async function evaluate(
  engine: SearchEngine,
  queries: readonly Label[],
  report?: (line: string) => void,
): Promise<ReadonlyMap<string, Measures>> {
  const rows = new Map<string, number[][]>();
  for (const {query, kind, sections} of queries) {
    const {pages, isWeak} = await engine.search({
      text: query,
      isSubmitted: true,
      page: 0,
      pageSize: 10,
      hitsPerPage: 2,
      language: 'en',
      tags: ['default', 'docs-default-current'],
    });
    const places = listPlaces(pages);
    const snippets = places.slice(0, 3).map(({snippet}) => Number(isUseful(snippet)));
    if (report)
      for (const place of places.slice(0, 3))
        if (!isUseful(place.snippet))
          report(`useless: ${query} → ${place.urls.at(-1)} “${place.snippet.slice(0, 80)}”`);
    if (kind === 'none') {
      const row = [Number(isWeak === true || pages.length === 0)];
      rows.set(kind, [...(rows.get(kind) ?? []), row]);
      if (report && row[0] === 0) report(`not weak: ${query} → ${places[0]?.urls.at(-1)}`);
      continue;
    }
    const expected = new Set(sections.map((section) => section.split('#')[0]));
    const page = pages.findIndex(({path}) => expected.has(path)) + 1;
    const section = places.findIndex(({urls}) => urls.some((url) => sections.includes(url))) + 1;
    const row = [
      Number(page === 1),
      Number(page > 0 && page <= 3),
      Number(section === 1),
      Number(section > 0 && section <= 3),
      snippets.reduce((sum, each) => sum + each, 0),
      snippets.length,
    ];
    for (const key of [kind, 'all']) rows.set(key, [...(rows.get(key) ?? []), row]);
    if (report && section !== 1)
      report(
        `${section}\t${kind}\t${query}\t→ ${places
          .slice(0, 3)
          .map(({urls}) => urls.at(-1)!.replace('/docs/', ''))
          .join('  ')}\twant ${sections.map((s) => s.replace('/docs/', '')).join('  ')}${isWeak ? ' WEAK' : ''}`,
      );
    else if (report && isWeak) report(`weak: ${query}`);
  }
  return new Map(
    [...rows].map(([kind, list]) => {
      const sum = (index: number) => list.reduce((total, row) => total + (row[index] ?? 0), 0);
      const share = (index: number) => sum(index) / list.length;
      return [
        kind,
        {
          queries: list.length,
          page1: share(0),
          page3: share(1),
          section1: share(2),
          section3: share(3),
          useful: sum(4) / sum(5),
        },
      ];
    }),
  );
}

/** A row of figures for each kind. */
export const formatMeasures = (measures: ReadonlyMap<string, Measures>): string =>
  [...measures]
    .map(
      ([kind, {queries, ...shares}]) =>
        `${kind.padEnd(9)} ${String(queries).padStart(4)}  ${Object.values(shares)
          .map((share) => (100 * share).toFixed(1).padStart(5))
          .join('  ')}`,
    )
    .join('\n');
