import {kindWeights, queryLimit} from './types';
import type {Kind, PageHits, SearchAnswer, SearchEngine, SearchHit, SearchQuery, SearchRecord, Segment} from './types';

type SearchParameters = Readonly<Record<string, string | number | boolean>>;

/** A Typesense cluster that browsers query. The key is public, so it must only allow searching. */
export interface HostedSearch {
  /** Origins, in the order in which they're queried. */
  readonly nodes: readonly string[];
  readonly apiKey: string;
  /** Name of the collection, or of the alias that `npm run search:publish` swaps. */
  readonly collection: string;
  /** Additional ones of Typesense. */
  readonly parameters: SearchParameters;
}

/** In milliseconds. */
const hostedTimeout = 2000;
/** Fields by descending weight: the page's title first, code last. */
const weights = {title: 12, name: 10, parents: 7, trail: 3, text: 2, keywords: 1, code: 1};

const quote = (text: string): string => `\`${text.replaceAll('`', '')}\``;

/** Typesense parameters for a query. Results are paginated by groups, one for each page of the site. */
export function createHostedParameters(query: SearchQuery, own: SearchParameters): SearchParameters {
  return {
    query_by: Object.keys(weights).join(','),
    query_by_weights: Object.values(weights).join(','),
    // Of the places that match equally well, headings precede rows, as in the embedded engine.
    sort_by: '_text_match(buckets: 10):desc,kind_rank:desc,page_rank:desc',
    prefix: query.isSubmitted !== true,
    ...own,
    q: query.text.slice(0, queryLimit),
    filter_by: `language:=${quote(query.language)} && docusaurus_tag:=[${query.tags.map(quote).join(',')}]${query.area ? ` && area:=${query.area}` : ''}`,
    group_by: 'path',
    group_limit: query.hitsPerPage,
    per_page: query.pageSize,
    page: query.page + 1,
    exclude_fields: 'text,code,keywords',
    highlight_fields: 'title,name,text',
    highlight_full_fields: 'title,name',
    // Private-use characters, which don't occur on any page and aren't HTML.
    highlight_start_tag: '\uE000',
    highlight_end_tag: '\uE001',
  };
}

/** What a response should contain. It's untrusted: any value may be missing or of another type. */
interface HostedHit {
  readonly document: Readonly<Record<keyof SearchRecord | 'summary', unknown>>;
  readonly highlights?: readonly Readonly<Record<'field' | 'snippet' | 'value', unknown>>[];
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : '');

function readPath(value: unknown): string {
  if (!/^\/(?![/\\])/.test(plain(value))) throw new Error('a hit without a path of this site');
  return value as string;
}

/** A field with its matches marked, or else a text. */
function showField({highlights = []}: HostedHit, field: string, text: unknown): readonly Segment[] {
  const found = highlights.find((highlight) => highlight.field === field);
  const runs = plain(found?.value ?? found?.snippet ?? text).split(/[\uE000\uE001]/);
  return runs.map((run, index) => ({text: run, marked: index % 2 === 1})).filter((run) => run.text !== '');
}

function showHit(hit: HostedHit): SearchHit {
  const {name, parents, summary, url, kind} = hit.document;
  return {
    url: readPath(url),
    kind: Object.hasOwn(kindWeights, plain(kind)) ? (kind as Kind) : 'section',
    title: showField(hit, 'name', name),
    parents: Array.isArray(parents) ? parents.map(plain).join(' › ') : '',
    snippet: showField(hit, 'text', summary),
  };
}

function showPage({hits: found}: {readonly hits: readonly HostedHit[]}): PageHits {
  const {title, trail, ...document} = found[0]!.document;
  const path = readPath(document.path);
  const hits = found.map(showHit);
  return {
    path,
    title: showField(found[0]!, 'title', title),
    trail: plain(trail),
    ...(hits[0]!.url === path ? {snippet: hits[0]!.snippet} : {}),
    hits: hits.filter((hit) => hit.url !== path),
  };
}

/** @throws Error if the response to a grouped search is malformed */
export function parseHostedResponse(answer: unknown): SearchAnswer {
  const {found, grouped_hits: groups} = answer as {found: number; grouped_hits: Parameters<typeof showPage>[0][]};
  if (!(Number.isInteger(found) && found >= 0)) throw new Error('no number of hits');
  return {engine: 'hosted', pages: groups.map(showPage), total: found};
}

/** An engine that queries the nodes of a Typesense cluster in turn. */
export function createHostedEngine({nodes, apiKey, collection, parameters}: HostedSearch): SearchEngine {
  // Each node must be able to respond before the engine times out.
  const timeout = Math.ceil(hostedTimeout / nodes.length);
  const path = `/collections/${encodeURIComponent(collection)}/documents/search`;
  return {
    search: async (query) => {
      const sent = new URLSearchParams(createHostedParameters(query, parameters) as Record<string, string>);
      let failure: unknown;
      for (const origin of nodes)
        try {
          const signal = AbortSignal.timeout(timeout);
          const response = await fetch(`${origin}${path}?${sent}`, {headers: {'X-TYPESENSE-API-KEY': apiKey}, signal});
          if (response.ok) return parseHostedResponse(await response.json());
          failure = new Error(`${origin} returned ${response.status}`);
        } catch (error) {
          failure = error;
        }
      throw failure;
    },
  };
}
