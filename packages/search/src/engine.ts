import {suggest} from '@aloft/platform/values';
import {kinds, openIndex, type OpenIndex, type SectionText} from './indexFormat';
import {readQuery, Vocabulary, type Need} from './query';
import {createRanking, rankingWeights, type RankedPage, type RankingWeights} from './rank';
import {markSnippet, markText} from './snippets';
import {
  coreFile,
  findArea,
  type Kind,
  type PageHits,
  type SearchAnswer,
  type SearchEngine,
  type SearchHit,
  type SearchQuery,
  type Segment,
} from './types';
import {tokenize} from './words';

/** Number of pages that are shown if none matches well. */
const mostNearest = 5;

/** Corrects unknown words of the query with words of page titles; undefined if no title is similar. */
function suggestQuery({text, language}: SearchQuery, {pages}: OpenIndex): string | undefined {
  const known = new Set(pages.flatMap(({title}) => tokenize(title, language).map(({word}) => word)));
  const words = tokenize(text, language).map(({word}) => word);
  const better = words.map((word) => (known.has(word) ? word : suggest(word, known)));
  if (better.every((word) => word === undefined) || better.join(' ') === words.join(' ')) return undefined;
  return better.filter((word) => word !== undefined).join(' ');
}

interface Texts {
  readonly section: SectionText;
  /** Names from level 2 down. */
  readonly headings: readonly string[];
  readonly kind: Kind;
}

function readTexts(json: string, letters: string): readonly Texts[] {
  const path: string[] = [];
  return (JSON.parse(json) as readonly SectionText[]).map((section, index) => {
    const [, level, name] = section;
    path.length = Math.max(0, level - 2);
    // A level that the page skips has no heading.
    if (level > 1) path[level - 2] = name;
    return {section, headings: path.filter(Boolean), kind: kinds.get(letters[index]!)!};
  });
}

/** From 0 to 1: how many neighboring words of the query are also neighbors in the section. */
function measureProximity(
  {section: [, , name, ...prose]}: Texts,
  pairs: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>])[],
  language: string,
): number {
  const texts = [name, ...prose].map((text) => tokenize(text, language));
  const isNear = ([first, second]: (typeof pairs)[number]) =>
    texts.some((tokens) =>
      tokens.some(
        ({terms}, at) =>
          terms.some((term) => first.has(term)) &&
          tokens
            .slice(at, at + 3)
            .some(({terms: next}, step) => (step > 0 || next.length > 1) && next.some((term) => second.has(term))),
      ),
    );
  return pairs.filter(isNear).length / Math.max(1, pairs.length);
}

const textOf = (segments: readonly Segment[]): string => segments.map(({text}) => text).join('');

export function createEngine(
  load: (file: string) => Promise<string>,
  weights: RankingWeights = rankingWeights,
): SearchEngine & {readonly open: () => Promise<void>} {
  const texts = new Map<number, Promise<readonly Texts[]>>();
  const opening = async () => {
    const index = openIndex(await load(coreFile));
    return {index, vocabulary: new Vocabulary(index.words), rank: createRanking(index, weights)};
  };
  let opened: ReturnType<typeof opening> | undefined;
  const open = () => (opened ??= opening());

  const getTexts = (index: OpenIndex, page: number) => {
    const loading =
      texts.get(page) ??
      load(`${index.directory}/${page}.json`).then((json) => readTexts(json, index.pages[page]!.kinds));
    texts.set(page, loading);
    return loading;
  };

  /** Reorders pages and sections by the proximity of the query's words in their texts. */
  const rankByProximity = async (
    index: OpenIndex,
    pages: readonly RankedPage[],
    needs: readonly Need[],
    language: string,
  ): Promise<readonly RankedPage[]> => {
    const words = needs
      .filter(({share}) => share > 0.5)
      .map(({alternatives}) => new Set(alternatives.flatMap(({terms}) => terms)));
    const pairs = words.slice(1).map((second, first) => [words[first]!, second] as const);
    if (pairs.length === 0) return pages;
    const ranked = pages.map(async (page) => {
      const own = await getTexts(index, page.page);
      const start = index.pageOf.indexOf(page.page);
      const near = page.sections
        .slice(0, 12)
        .map((each) => ({...each, near: measureProximity(own[each.section - start]!, pairs, language)}));
      const sections = near
        .map(({section, score, near: share}) => ({section, score: score * (1 + weights.proximity * share)}))
        .sort((a, b) => b.score - a.score);
      return {
        ...page,
        sections,
        score: page.score * (1 + weights.pageProximity * Math.max(...near.map(({near: share}) => share))),
      };
    });
    return (await Promise.all(ranked)).sort((a, b) => b.score - a.score);
  };

  const showPage = async ({
    index,
    ranked,
    terms,
    query,
  }: {
    index: OpenIndex;
    ranked: RankedPage;
    terms: ReadonlySet<string>;
    query: SearchQuery;
  }): Promise<PageHits> => {
    const {title, path, trail} = index.pages[ranked.page]!;
    const {language} = query;
    const own = await getTexts(index, ranked.page);
    const start = index.pageOf.indexOf(ranked.page);
    const seen = new Set<string>();
    const hits: SearchHit[] = [];
    const isPageFirst = ranked.sections[0]?.section === start;
    for (const {section} of ranked.sections) {
      if (section === start || hits.length === query.hitsPerPage) continue;
      const {
        section: [anchor, , , ...prose],
        headings,
        kind,
      } = own[section - start]!;
      const snippet = markSnippet(
        prose.filter((text) => !seen.has(text)),
        terms,
        language,
      );
      // Two arguments of the same name explain the same.
      if (seen.has(textOf(snippet)) && kind === 'field') continue;
      seen.add(textOf(snippet));
      hits.push({
        url: `${path}#${anchor}`,
        kind,
        headings: headings.map((heading) => markText(heading, terms, language)),
        snippet,
      });
    }
    const [, , , ...description] = own[0]!.section;
    return {
      path,
      title: markText(title, terms, language),
      trail,
      ...(isPageFirst || hits.length === 0 ? {snippet: markSnippet(description, terms, language)} : {}),
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
      const {index, vocabulary, rank} = await open();
      const needs = readQuery(query.text, query.language, vocabulary, query.isSubmitted ?? false);
      const scopes = new Set(query.tags.map((tag) => `${query.language} ${tag}`));
      const accept = (page: number) =>
        scopes.has(index.pages[page]!.scope) &&
        (query.area === undefined || findArea(index.pages[page]!.path) === query.area);
      const {pages, isWeak} = listPages(rank(needs, query.language, accept));
      const shown = await rankByProximity(
        index,
        pages.slice(query.page * query.pageSize, (query.page + 1) * query.pageSize),
        needs,
        query.language,
      );
      const terms = new Set(needs.flatMap(({alternatives}: Need) => alternatives.flatMap((each) => each.terms)));
      const didYouMean = pages.length > 0 ? undefined : suggestQuery(query, index);
      return {
        engine: 'embedded',
        pages: await Promise.all(shown.map((ranked) => showPage({index, ranked, terms, query}))),
        total: pages.length,
        ...(isWeak && pages.length > 0 ? {isWeak} : {}),
        ...(didYouMean === undefined ? {} : {didYouMean}),
      };
    },
  };
}
