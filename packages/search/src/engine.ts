import MiniSearch from 'minisearch';
import {unpackIndex} from './packIndex';
import {readQuery, type Need} from './query';
import {rankingWeights, rankPages, type RankedPage, type RankingWeights} from './rank';
import {markSnippet, markText} from './snippets';
import {
  coreFile,
  findArea,
  indexFormat,
  indexOptions,
  type IndexCore,
  type IndexedPage,
  type Kind,
  type PageHits,
  type SearchAnswer,
  type SearchEngine,
  type SearchHit,
  type SearchQuery,
  type SectionText,
} from './types';
import {tokenize} from './words';

/** Number of pages that are shown if none matches well. */
const mostNearest = 5;

/** An index that is ready for queries. */
export interface OpenIndex extends Pick<IndexCore, 'directory' | 'pages'> {
  /** By id. */
  readonly sections: readonly {
    readonly page: number;
    readonly section: number;
    readonly kind: Kind;
    readonly size: number;
  }[];
  readonly words: MiniSearch;
  readonly terms: ReadonlySet<string>;
}

/** @throws Error if the index is damaged or has another format */
function openIndex(text: string): OpenIndex {
  const core = JSON.parse(unpackIndex(text)) as IndexCore | null;
  if (core?.format !== indexFormat) throw new Error(`The search index doesn't have format ${indexFormat}.`);
  const {words: plain, pages, directory} = core;
  const sections = pages.flatMap(({kinds}, page) => kinds.map((kind, section) => ({page, section, kind})));
  const ids = Object.fromEntries(sections.map((_, id) => [id, id]));
  const words = MiniSearch.loadJS({...plain, documentIds: ids, storedFields: {}}, indexOptions);
  return {
    pages,
    directory,
    words,
    sections: sections.map((each, id) => ({...each, size: plain.fieldLength[id]![0]!})),
    terms: new Set(plain.index.map(([term]) => term)),
  };
}

/** A ranked page with its texts. */
interface LoadedPage extends Omit<RankedPage, 'page'> {
  readonly page: IndexedPage;
  readonly texts: readonly SectionText[];
}

/** From 0 to 1: how many neighboring words of the query are also neighbors in the section. */
function measureProximity({name, texts}: SectionText, needs: readonly ReadonlySet<string>[], language: string): number {
  const terms = [name, ...texts].flatMap((text) => tokenize(text, language).flatMap((token) => token.terms));
  const isNear = (first: ReadonlySet<string>, second: ReadonlySet<string>) =>
    terms.some((term, at) => first.has(term) && terms.slice(at, at + 3).some((next) => second.has(next)));
  return needs.slice(1).filter((second, at) => isNear(needs[at]!, second)).length / (needs.length - 1);
}

/** Reorders pages by the proximity of the query's words in the texts of their best sections. */
function rankByProximity(
  pages: readonly LoadedPage[],
  needs: readonly Need[],
  language: string,
  weights: RankingWeights,
): readonly LoadedPage[] {
  if (needs.length < 2) return pages;
  const words = needs.map(({alternatives}) => new Set(alternatives.flatMap(({terms}) => terms)));
  const rate = ({score, sections, texts}: LoadedPage) => {
    const near = sections.slice(0, 12).map(({section}) => measureProximity(texts[section]!, words, language));
    return score * (1 + weights.proximity * Math.max(...near));
  };
  const scores = new Map(pages.map((page) => [page, rate(page)]));
  return [...pages].sort((a, b) => scores.get(b)! - scores.get(a)!);
}

export function createEngine(
  load: (file: string) => Promise<string>,
  weights: RankingWeights = rankingWeights,
): SearchEngine & {readonly open: () => Promise<void>} {
  const loaded = new Map<number, Promise<readonly SectionText[]>>();
  let opened: Promise<OpenIndex> | undefined;
  const open = () => (opened ??= load(coreFile).then(openIndex));

  const getTexts = (index: OpenIndex, page: number) => {
    const loading =
      loaded.get(page) ??
      load(`${index.directory}/${page}.json`).then((json) => JSON.parse(json) as readonly SectionText[]);
    loaded.set(page, loading);
    return loading;
  };

  /** @param seen texts of earlier snippets, because equal ones don't tell results apart */
  const showPage = (
    {page: {title, path, trail}, sections, texts: own}: LoadedPage,
    terms: ReadonlySet<string>,
    seen: Set<string>,
    {language, hitsPerPage}: SearchQuery,
  ): PageHits => {
    const show = (texts: readonly string[]) => {
      const snippet = markSnippet(
        texts.filter((text) => !seen.has(text)),
        terms,
        language,
      );
      seen.add(snippet.map((segment) => segment.text).join(''));
      return snippet;
    };
    const below = sections.filter(({section}) => section !== 0);
    const hits = below
      .filter(({score}) => score >= weights.hitShare * below[0]!.score)
      .slice(0, hitsPerPage)
      .map(({section}): SearchHit => {
        const {anchor, name, kind, parents, texts} = own[section]!;
        return {url: `${path}#${anchor}`, kind, title: markText(name, terms, language), parents, snippet: show(texts)};
      });
    const isPageFirst = sections[0]?.section === 0 || hits.length === 0;
    return {
      path,
      title: markText(title, terms, language),
      trail,
      ...(isPageFirst ? {snippet: show(own[0]!.texts)} : {}),
      hits,
    };
  };

  const listPages = (ranked: readonly RankedPage[]): {pages: readonly RankedPage[]; isWeak: boolean} => {
    const [best] = ranked;
    if (best === undefined || best.coverage < weights.wellCoverage)
      return {pages: ranked.slice(0, mostNearest), isWeak: true};
    const isWell = ({coverage, merit}: RankedPage) =>
      coverage >= weights.wellCoverage && merit >= weights.wellScore * best.merit;
    return {pages: ranked.filter((page) => page === best || isWell(page)), isWeak: false};
  };

  return {
    open: async () => void (await open()),
    search: async (query): Promise<SearchAnswer> => {
      const index = await open();
      const needs = readQuery(query.text, query.language, index, query.isSubmitted ?? false);
      const scopes = new Set(query.tags.map((tag) => `${query.language} ${tag}`));
      const accept = (page: number) =>
        scopes.has(index.pages[page]!.scope) &&
        (query.area === undefined || findArea(index.pages[page]!.path) === query.area);
      const {pages, isWeak} = listPages(rankPages(index, needs, weights, accept));
      const from = query.page * query.pageSize;
      const loading = pages.slice(from, from + query.pageSize).map(async (ranked) => ({
        ...ranked,
        page: index.pages[ranked.page]!,
        texts: await getTexts(index, ranked.page),
      }));
      const shown = rankByProximity(await Promise.all(loading), needs, query.language, weights);
      const terms = new Set(needs.flatMap(({alternatives}) => alternatives.flatMap((each) => each.terms)));
      const seen = new Set<string>();
      return {
        engine: 'embedded',
        pages: shown.map((page) => showPage(page, terms, seen, query)),
        total: pages.length,
        ...(isWeak && pages.length > 0 ? {isWeak} : {}),
      };
    },
  };
}
