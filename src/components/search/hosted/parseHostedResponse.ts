import {levels, type SearchRecord} from '@site/platform/search/types';
import type {PageHits, SearchAnswer, SearchHit, Segment} from '../client/types';
import {markEnd, markStart} from './createHostedParameters';

interface Highlight {
  readonly field: string;
  readonly snippet?: string;
  readonly value?: string;
}
interface HostedHit {
  readonly document: SearchRecord;
  readonly highlights?: readonly Highlight[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function fail(what: string): never {
  throw new Error(`the search server returned an invalid response: ${what}`);
}

/** Accepts only paths of this site, because the response is untrusted. */
function readPath(url: unknown): string {
  if (typeof url !== 'string' || !/^\/(?![/\\])/.test(url)) fail('a hit without a path of this site');
  return url as string;
}

function readHit(hit: unknown): HostedHit {
  const document = isObject(hit) ? hit.document : undefined;
  if (!isObject(document) || !isObject(document.hierarchy)) fail('a hit without a document');
  const {highlights = []} = hit as {highlights?: unknown};
  if (!Array.isArray(highlights) || !highlights.every(isObject)) fail('highlights that are not a list');
  readPath((document as Record<string, unknown>).url);
  readPath((document as Record<string, unknown>).url_without_anchor);
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
  const {hierarchy, anchor, content, url} = hit.document;
  const own = anchor === null ? [] : levels.slice(2);
  return {
    url,
    headings: own.flatMap((level) =>
      hierarchy[level] ? [showField(hit, `hierarchy.${level}`, hierarchy[level])] : [],
    ),
    snippet: showField(hit, 'content', content),
  };
}

function showPage(group: unknown): PageHits {
  const hits = isObject(group) && Array.isArray(group.hits) ? group.hits.map(readHit) : fail('a group without hits');
  const [first] = hits;
  if (first === undefined) return fail('an empty group');
  const {hierarchy, url_without_anchor: path} = first.document;
  const places = new Map(hits.map((hit) => [hit.document.url, showHit(hit)]).reverse() as [string, SearchHit][]);
  return {
    path,
    title: showField(first, 'hierarchy.lvl1', hierarchy.lvl1),
    trail: typeof hierarchy.lvl0 === 'string' ? hierarchy.lvl0 : '',
    hits: [...places.values()].reverse(),
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
