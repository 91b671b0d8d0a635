import {isObject} from '@aloft/platform/values';
import {hostedTimeout} from './chain';
import {
  kindWeights,
  levels,
  queryLimit,
  type PageHits,
  type SearchAnswer,
  type SearchEngine,
  type SearchHit,
  type SearchQuery,
  type SearchRecord,
  type Segment,
} from './types';

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

/** Markers around a match: private-use characters, which don't occur on any page and aren't HTML. */
const markStart = '\uE000';
const markEnd = '\uE001';

/** Fields by descending weight: the title first, code last. */
const weights = {
  'hierarchy.lvl1': 12,
  'hierarchy.lvl2': 10,
  'hierarchy.lvl3': 10,
  'hierarchy.lvl4': 8,
  'hierarchy.lvl5': 7,
  'hierarchy.lvl6': 6,
  'hierarchy.lvl0': 3,
  content: 2,
  code: 1,
} as const;
const fields = Object.keys(weights);

const quote = (text: string): string => `\`${text.replaceAll('`', '')}\``;

/** Typesense parameters for a query. Results are paginated by groups, one for each page of the site. */
export function createHostedParameters(
  query: SearchQuery,
  own: HostedSearch['parameters'],
): Readonly<Record<string, string | number | boolean>> {
  return {
    query_by: fields.join(','),
    query_by_weights: Object.values(weights).join(','),
    // Of the places that match equally well, headings precede rows, as in the embedded engine.
    sort_by: '_text_match(buckets: 10):desc,weight.level:desc,weight.page_rank:desc',
    prefix: query.isSubmitted !== true,
    ...own,
    q: query.text.slice(0, queryLimit),
    filter_by: `language:=${quote(query.language)} && docusaurus_tag:=[${query.tags.map(quote).join(',')}]${query.area ? ` && area:=${query.area}` : ''}`,
    group_by: 'url_without_anchor',
    group_limit: query.hitsPerPage,
    per_page: query.pageSize,
    page: query.page + 1,
    highlight_fields: fields.join(','),
    highlight_full_fields: fields.filter((field) => field.startsWith('hierarchy')).join(','),
    highlight_start_tag: markStart,
    highlight_end_tag: markEnd,
  };
}

interface Highlight {
  readonly field: string;
  readonly snippet?: string;
  readonly value?: string;
}
interface HostedHit {
  readonly document: SearchRecord;
  readonly highlights?: readonly Highlight[];
}

function fail(what: string): never {
  throw new Error(`the search server returned an invalid response: ${what}`);
}

function readHit(hit: unknown): HostedHit {
  const document = isObject(hit) ? hit.document : undefined;
  if (!isObject(document) || !isObject(document.hierarchy)) return fail('a hit without a document');
  const {highlights = []} = hit as {highlights?: unknown};
  if (!Array.isArray(highlights) || !highlights.every(isObject)) fail('highlights that are not a list');
  // Accepts only paths of this site, because the response is untrusted.
  for (const url of [document.url, document.url_without_anchor])
    if (typeof url !== 'string' || !/^\/(?![/\\])/.test(url)) fail('a hit without a path of this site');
  return hit as unknown as HostedHit;
}

function split(text: string): readonly Segment[] {
  return text.split(markStart).flatMap((part, index) => {
    if (index === 0) return part === '' ? [] : [{text: part, marked: false}];
    const [marked = '', ...rest] = part.split(markEnd);
    return [
      {text: marked, marked: true},
      {text: rest.join(''), marked: false},
    ].filter(({text: run}) => run !== '');
  });
}

function showField(
  {document, highlights = []}: HostedHit,
  field: string,
  plain: string | null | undefined,
): readonly Segment[] {
  const found = highlights.find((highlight) => highlight.field === field);
  const text = found?.value ?? found?.snippet ?? plain ?? '';
  return split(typeof text === 'string' ? text : String(document.url));
}

function showHit(hit: HostedHit): SearchHit {
  const {hierarchy, content, summary, url, kind} = hit.document;
  const headings = levels
    .slice(2)
    .flatMap((level) => (hierarchy[level] ? [showField(hit, `hierarchy.${level}`, hierarchy[level])] : []));
  return {
    url,
    kind: Object.hasOwn(kindWeights, kind) ? kind : 'section',
    headings,
    snippet: showField(hit, 'content', content ?? summary),
  };
}

function showPage(group: unknown): PageHits {
  const found = isObject(group) && Array.isArray(group.hits) ? group.hits.map(readHit) : fail('a group without hits');
  const [first] = found;
  if (first === undefined) return fail('an empty group');
  const {hierarchy, url_without_anchor: path, url} = first.document;
  const below = found.filter(({document}) => document.url !== path);
  return {
    path,
    title: showField(first, 'hierarchy.lvl1', hierarchy.lvl1),
    trail: typeof hierarchy.lvl0 === 'string' ? hierarchy.lvl0 : '',
    ...(url === path ? {snippet: showField(first, 'content', first.document.content ?? first.document.summary)} : {}),
    hits: below
      .filter((hit, index) => below.findIndex(({document}) => document.url === hit.document.url) === index)
      .map(showHit),
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
  const timeout = origins.length > 1 ? hostedTimeout / 2 : hostedTimeout;
  return {
    search: async (query) => {
      const entries = Object.entries(createHostedParameters(query, parameters)).map(([name, value]) => [
        name,
        String(value),
      ]);
      const path = `/collections/${encodeURIComponent(collection)}/documents/search?${new URLSearchParams(entries).toString()}`;
      let failure: unknown;
      for (const origin of origins)
        try {
          const response = await fetch(origin + path, {
            headers: {'X-TYPESENSE-API-KEY': apiKey},
            signal: AbortSignal.timeout(timeout),
          });
          if (response.ok) return parseHostedResponse(await response.json());
          failure = new Error(`${origin} returned ${response.status}`);
        } catch (error) {
          failure = error;
        }
      throw failure;
    },
  };
}
