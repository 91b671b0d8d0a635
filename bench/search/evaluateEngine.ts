import type {SearchEngine} from '../../src/components/search/client/types';
import type {RelevanceQuery} from '../../tests/search/queries';

/** Relevance: how often an expected page ranked first and among the first three, and its mean reciprocal rank. */
export interface Relevance {
  readonly queries: number;
  readonly success1: number;
  readonly success3: number;
  /** Mean of 1 / rank of the first expected page, or 0 if none is among the first ten. */
  readonly mrr: number;
}

/** A query whose first result isn't an expected page. */
export interface Miss extends RelevanceQuery {
  /** From 1; 0 if no expected page is among the first ten. */
  readonly rank: number;
  readonly first: readonly string[];
}

export interface Evaluation {
  readonly byKind: ReadonlyMap<string, Relevance>;
  readonly misses: readonly Miss[];
}

const depth = 10;

function summarize(ranks: readonly number[]): Relevance {
  const share = (hit: (rank: number) => boolean): number => ranks.filter(hit).length / ranks.length;
  return {
    queries: ranks.length,
    success1: share((rank) => rank === 1),
    success3: share((rank) => rank > 0 && rank <= 3),
    mrr: ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length,
  };
}

/** Paths of the result pages for a text, best first. */
export type FindPages = (text: string) => Promise<readonly string[]>;

/** Queries one of the site's engines with the dialog's options. */
export function findWith(engine: SearchEngine): FindPages {
  return async (text) => {
    const {pages} = await engine.search({
      text,
      page: 0,
      pageSize: depth,
      hitsPerPage: 1,
      language: 'en',
      tags: ['default', 'docs-default-current'],
    });
    return pages.map(({path}) => path);
  };
}

/** Runs every query and ranks its expected pages. The kind `all` contains every query. */
export async function evaluateEngine(find: FindPages, queries: readonly RelevanceQuery[]): Promise<Evaluation> {
  const ranks = new Map<string, number[]>([['all', []]]);
  const misses: Miss[] = [];
  for (const query of queries) {
    const found = (await find(query.text)).slice(0, depth);
    const rank = found.findIndex((path) => query.pages.includes(path)) + 1;
    ranks.get('all')!.push(rank);
    ranks.set(query.kind, [...(ranks.get(query.kind) ?? []), rank]);
    if (rank !== 1) misses.push({...query, rank, first: found.slice(0, 3)});
  }
  return {byKind: new Map([...ranks].map(([kind, list]) => [kind, summarize(list)])), misses};
}
