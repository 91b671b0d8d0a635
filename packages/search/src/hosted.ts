import {isObject} from '@aloft/platform/values';
import {kindWeights, queryLimit, type PageHits, type SearchAnswer, type SearchEngine, type SearchQuery} from './types';
import type {SearchHit, SearchRecord, Segment} from './types';

/** A Typesense cluster that browsers query. The key is public, so it must only allow searching. */
export interface HostedSearch {
  /** Origins of the nodes, such as `https://search-1.aloft.example`. */
  readonly nodes: readonly string[];
  /** Origin of the node behind a geographic load balancer, which is queried first. */
  readonly nearestNode?: string;
  readonly apiKey: string;
  /** Name of the collection, or of the alias that `npm run search:publish` swaps. */
  readonly collection: string;
  /** Additional Typesense search parameters. */
  readonly parameters: Readonly<Record<string, string | number | boolean>>;
}

/** Timeout in milliseconds. */
const hostedTimeout = 2000;
/** Markers around a match: private-use characters, which don't occur on any page and aren't HTML. */
const markStart = '\uE000';
const markEnd = '\uE001';
/** Fields by descending weight: the page's title first, code last. */
const weights = {title: 12, name: 10, parents: 7, trail: 3, text: 2, code: 1};

const quote = (text: string): string => `\`${text.replaceAll('`', '')}\``;

/** Typesense parameters for a query. Results are paginated by groups, one for each page of the site. */
export function createHostedParameters(
  query: SearchQuery,
  own: HostedSearch['parameters'],
): Readonly<Record<string, string | number | boolean>> {
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
    exclude_fields: 'text,code',
    highlight_fields: 'title,name,text',
    highlight_full_fields: 'title,name',
    highlight_start_tag: markStart,
    highlight_end_tag: markEnd,
  };
}

/** A record as it's stored, without what results don't show. */
type HostedRecord = SearchRecord & {readonly summary?: string};
interface HostedHit {
  readonly document: HostedRecord;
  readonly highlights?: readonly {readonly field: string; readonly snippet?: string; readonly value?: string}[];
}

function fail(what: string): never {
  throw new Error(`the search server returned an invalid response: ${what}`);
}

function readHit(hit: unknown): HostedHit {
  const document = isObject(hit) ? hit.document : undefined;
  if (!isObject(document)) return fail('a hit without a document');
  const {highlights = []} = hit as {highlights?: unknown};
  if (!Array.isArray(highlights) || !highlights.every(isObject)) fail('highlights that are not a list');
  // Accepts only paths of this site, because the response is untrusted.
  for (const url of [document.url, document.path])
    if (typeof url !== 'string' || !/^\/(?![/\\])/.test(url)) fail('a hit without a path of this site');
  return hit as unknown as HostedHit;
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A field with its matches marked, or else a text. */
function showField({highlights = []}: HostedHit, field: string, text: unknown): readonly Segment[] {
  const found = highlights.find((highlight) => highlight.field === field);
  return plain(found?.value ?? found?.snippet ?? text)
    .split(markStart)
    .flatMap((part, index) => {
      const [first = '', ...rest] = index === 0 ? ['', part] : part.split(markEnd);
      return [
        {text: first, marked: true},
        {text: rest.join(''), marked: false},
      ].filter((run) => run.text !== '');
    });
}

function showHit(hit: HostedHit): SearchHit {
  const {name, parents, summary, url, kind} = hit.document;
  return {
    url,
    kind: Object.hasOwn(kindWeights, kind) ? kind : 'section',
    title: showField(hit, 'name', name),
    parents: Array.isArray(parents) ? parents.map(plain).join(' › ') : '',
    snippet: showField(hit, 'text', summary),
  };
}

function showPage(group: unknown): PageHits {
  const found = isObject(group) && Array.isArray(group.hits) ? group.hits.map(readHit) : fail('a group without hits');
  const [first] = found;
  if (first === undefined) return fail('an empty group');
  const {path, title, trail, url, summary} = first.document;
  return {
    path,
    title: showField(first, 'title', title),
    trail: plain(trail),
    ...(url === path ? {snippet: showField(first, 'text', summary)} : {}),
    hits: found.filter(({document}) => document.url !== path).map(showHit),
  };
}

/**
 * Parses Typesense's response to a grouped search.
 * @throws Error if the response is malformed
 */
export function parseHostedResponse(answer: unknown): SearchAnswer {
  if (!isObject(answer) || !Array.isArray(answer.grouped_hits)) return fail('no groups of hits');
  const total = Number.isInteger(answer.found) ? Number(answer.found) : -1;
  if (total < 0) fail('no number of hits');
  return {engine: 'hosted', pages: answer.grouped_hits.map(showPage), total};
}

/** An engine that queries a Typesense cluster: the nearest node first, then the others in turn. */
export function createHostedEngine({nodes, nearestNode, apiKey, collection, parameters}: HostedSearch): SearchEngine {
  const origins = nearestNode === undefined ? nodes : [nearestNode, ...nodes];
  // A second node must be able to respond before the engine times out.
  const each = origins.length > 1 ? hostedTimeout / 2 : hostedTimeout;
  return {
    search: async (query) => {
      const sent = new URLSearchParams(createHostedParameters(query, parameters) as Record<string, string>);
      const end = Date.now() + hostedTimeout;
      let failure: unknown;
      for (const origin of origins)
        try {
          const response = await fetch(
            `${origin}/collections/${encodeURIComponent(collection)}/documents/search?${sent}`,
            {
              headers: {'X-TYPESENSE-API-KEY': apiKey},
              signal: AbortSignal.timeout(Math.max(0, Math.min(each, end - Date.now()))),
            },
          );
          if (response.ok) return parseHostedResponse(await response.json());
          failure = new Error(`${origin} returned ${response.status}`);
        } catch (error) {
          failure = error;
        }
      throw failure;
    },
  };
}
