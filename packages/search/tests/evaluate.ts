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
export type Measures = Readonly<Record<'queries' | 'page1' | 'page3' | 'section1' | 'section3' | 'useful', number>>;

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

/**
 * Runs labeled queries as a reader who submits them on the search page.
 *
 * @param report called with each query whose answer could be better, and its first results
 */
export async function evaluate(
  engine: SearchEngine,
  queries: readonly Label[],
  report: (line: string) => void = () => undefined,
): Promise<ReadonlyMap<string, Measures>> {
  const rows = new Map<string, number[][]>();
  for (const {query, kind, sections} of queries) {
    const {pages, isWeak = false} = await engine.search({
      text: query,
      isSubmitted: true,
      page: 0,
      pageSize: 10,
      hitsPerPage: 2,
      language: 'en',
      tags: ['default', 'docs-default-current'],
    });
    const places = listPlaces(pages);
    const first = places.slice(0, 3);
    const useful = first.filter(({snippet}) => isUseful(snippet)).length;
    const expected = new Set(sections.map((section) => section.split('#')[0]));
    const page = pages.findIndex(({path}) => expected.has(path)) + 1;
    const section = places.findIndex(({urls}) => urls.some((url) => sections.includes(url))) + 1;
    const isNone = kind === 'none';
    const row = isNone
      ? [Number(isWeak || pages.length === 0)]
      : [page === 1, page > 0 && page <= 3, section === 1, section > 0 && section <= 3, useful, first.length].map(
          Number,
        );
    for (const key of isNone ? [kind] : [kind, 'all']) rows.set(key, [...(rows.get(key) ?? []), row]);
    const isGood = isNone ? row[0] === 1 : section === 1 && !isWeak;
    if (isGood && useful === first.length) continue;
    const shown = first.map(({urls, snippet}) => `${urls.at(-1)} “${snippet.slice(0, 80)}”`);
    report(`${section}\t${kind}\t${query}\t→ ${shown.join('  ')}\twant ${sections.join('  ')}${isWeak ? ' WEAK' : ''}`);
  }
  return new Map(
    [...rows].map(([kind, list]) => {
      const sum = (index: number) => list.reduce((total, row) => total + (row[index] ?? 0), 0);
      const share = (index: number) => sum(index) / list.length;
      const [page1, page3, section1, section3] = [share(0), share(1), share(2), share(3)];
      return [kind, {queries: list.length, page1, page3, section1, section3, useful: sum(4) / sum(5)}];
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
