import MiniSearch, {type AsPlainObject} from 'minisearch';
import {readQuery} from './query';
import {rankByProximity, rankPages, sum, type ShownPage} from './rank';
import {markSnippet, markText} from './snippets';
import {coreFile, fields, findArea, indexFormat, noGap} from './types';
import type {IndexCore, PageHits, SearchAnswer, SearchEngine, SearchQuery, SectionText} from './types';

/** Number of pages that are shown if none matches well. */
const mostNearest = 5;
/** Share of the query that a section must contain for its page to match well. */
const wellCoverage = 0.55;
/** Share of a page's best section's score that its other results need. */
const hitShare = 0.4;
/** Terms are as `tokenize` returns them. */
const indexOptions = {fields: [...fields], tokenize: (terms: string) => [terms], processTerm: (term: string) => term};

const byNumber = <T>(list: readonly T[]): Record<string, T> => Object.fromEntries(list.entries());

/** An index that is ready for queries. */
export type OpenIndex = ReturnType<typeof openIndex>;

/** @see IndexCore.terms */
function unpackTerms(packed: string): readonly string[] {
  let last = '';
  return packed
    .match(/[A-Z][^A-Z]*/g)!
    .map((entry) => (last = last.slice(0, entry.charCodeAt(0) - 65) + entry.slice(1)));
}

/** The sections with a term in a field, as often as they have it. @see IndexCore.postings */
function readSections(gaps: string): readonly number[] {
  let id = 0;
  return Array.from(gaps, (gap) => (id += gap.charCodeAt(0) - noGap));
}

function count(ids: Iterable<number>, counts: Record<number, number> = {}): Record<number, number> {
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

/** @throws Error if the index is damaged or has another format */
function openIndex(json: string) {
  const core = JSON.parse(json) as IndexCore | null;
  if (core?.format !== indexFormat) throw new Error(`The search index doesn't have format ${indexFormat}.`);
  const {pages, directory} = core;
  const sections = pages.flatMap(({kinds}, page) => kinds.map((kind, section) => ({page, section, kind})));
  const columns = core.postings.map((column) => column.split('\n'));
  const terms: ReadonlyMap<string, number> = new Map(unpackTerms(core.terms).map((term, at) => [term, at]));
  const ids = sections.map((_, id) => id);
  /** Numbers of different terms. */
  const lengths = columns.map((column) => {
    const counts = ids.map(() => 0);
    for (const gaps of column) count(new Set(readSections(gaps)), counts);
    return counts;
  });
  const common = {
    documentCount: ids.length,
    nextId: ids.length,
    documentIds: byNumber(ids),
    storedFields: {},
    fieldIds: Object.fromEntries(fields.map((name, field) => [name, field])),
    fieldLength: byNumber(ids.map((id) => lengths.map((column) => column[id]!))),
    averageFieldLength: lengths.map((column) => sum(column) / ids.length),
    dirtCount: 0,
    serializationVersion: 2,
  };
  /** MiniSearch with some terms, because loading all of them takes long. */
  const load = (some: Iterable<string>) => {
    const index = [...some].map((term): AsPlainObject['index'][number] => [
      term,
      byNumber(columns.map((column) => count(readSections(column[terms.get(term)!]!)) as never)),
    ]);
    return MiniSearch.loadJS({...common, index}, indexOptions);
  };
  let all: MiniSearch | undefined;
  const suggest = (term: string, fuzzy: number): readonly string[] => {
    const found = (all ??= load(terms.keys())).autoSuggest(term, {prefix: false, fuzzy});
    return [...new Set(found.flatMap((each) => each.terms))];
  };
  return {pages, directory, sections, nameLengths: lengths[0]!, terms, load, suggest};
}

export function createEngine(load: (file: string) => Promise<string>): SearchEngine {
  const texts: Record<string, Promise<readonly SectionText[]>> = {};
  const read = (file: string) =>
    (texts[file] ??= load(file).then((json) => JSON.parse(json) as readonly SectionText[]));
  let opened: Promise<OpenIndex> | undefined;

  const search = async (query: SearchQuery): Promise<SearchAnswer> => {
    const {language, tags, area, page, pageSize, hitsPerPage} = query;
    const index = await (opened ??= load(coreFile).then(openIndex));
    const needs = readQuery(query, index);
    const scopes = tags.map((tag) => `${language} ${tag}`);
    const ranked = rankPages(index, needs).filter(({page: at}) => {
      const {scope, path} = index.pages[at]!;
      return scopes.includes(scope) && (area === undefined || findArea(path) === area);
    });
    const [best] = ranked;
    const well = ranked.filter(({sections}) => sections.some(({coverage}) => coverage >= wellCoverage));
    const isWeak = !best?.sections.some(({contained}) => contained >= wellCoverage);
    const pages = isWeak ? ranked.slice(0, mostNearest) : well;
    const shown = await Promise.all(
      pages.slice(page * pageSize, (page + 1) * pageSize).map(async (each) => {
        return {...each, texts: await read(`${index.directory}/${each.page}.json`)};
      }),
    );
    const terms = new Set(needs.flatMap(({alternatives}) => alternatives.flatMap((each) => each.terms)));
    const mark = (text: string) => markText(text, terms, language);
    /** Earlier snippets, because equal ones don't tell results apart. */
    const seen = new Set<string>();
    const show = ({texts}: SectionText) => {
      const fresh = texts.filter((text) => !seen.has(text));
      const snippet = markSnippet(fresh, mark);
      seen.add(snippet.map(({text}) => text).join(''));
      return {snippet};
    };
    const showPage = ({page: at, sections, texts}: ShownPage): PageHits => {
      const {path, title, trail} = index.pages[at]!;
      const below = sections.filter(({section}) => section !== 0);
      const best = below.filter(({score}) => score >= hitShare * below[0]!.score).slice(0, hitsPerPage);
      const isPageFirst = sections[0]!.section === 0 || best.length === 0;
      return {
        path,
        title: mark(title),
        trail,
        hits: best.map(({section, kind}) => {
          const {anchor, name, parents} = texts[section]!;
          return {url: `${path}#${anchor}`, kind, title: mark(name), parents, ...show(texts[section]!)};
        }),
        ...(isPageFirst ? show(texts[0]!) : {}),
      };
    };
    const hits = rankByProximity(shown, needs, language).map(showPage);
    return {engine: 'embedded', pages: hits, total: pages.length, isWeak};
  };
  return {search};
}
