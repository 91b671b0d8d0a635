import {suggest} from '@aloft/platform/values';
import {openIndex, type OpenIndex, type SectionText} from './indexFormat';
import {readQuery} from './query';
import {createRanking, rankingWeights, type RankedPage, type RankingWeights, type ScoredNeed} from './rank';
import {markSnippet, markText} from './snippets';
import {
  coreFile,
  findArea,
  type IndexedPage,
  type PageHits,
  type SearchAnswer,
  type SearchEngine,
  type SearchHit,
  type SearchQuery,
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

/** A ranked page with its texts, and the number of its first section, which is the page itself. */
interface LoadedPage extends Omit<RankedPage, 'page'> {
  readonly page: IndexedPage;
  readonly start: number;
  readonly texts: readonly SectionText[];
}

/** Neighboring words of the query, weighted by their rarity. */
interface Pair {
  readonly words: readonly [ReadonlySet<string>, ReadonlySet<string>];
  readonly weight: number;
}

function pairWords(needs: readonly ScoredNeed[]): readonly Pair[] {
  const words = needs
    .filter(({share}) => share > 0.5)
    .map(({rarity, alternatives}) => ({rarity, terms: new Set(alternatives.flatMap(({terms}) => terms))}));
  const pairs = words.slice(1).map((second, index) => {
    const first = words[index]!;
    return {words: [first.terms, second.terms] as const, weight: Math.min(first.rarity, second.rarity)};
  });
  const total = pairs.reduce((sum, {weight}) => sum + weight, 0);
  return pairs.map((pair) => ({...pair, weight: pair.weight / total}));
}

/** From 0 to 1: how many neighboring words of the query are also neighbors in the section. */
function measureProximity({name, texts: prose}: SectionText, pairs: readonly Pair[], language: string): number {
  const texts = [name, ...prose].map((text) => tokenize(text, language));
  const isNear = ({words: [first, second]}: Pair) =>
    texts.some((tokens) =>
      tokens.some(
        ({terms}, at) =>
          terms.some((term) => first.has(term)) &&
          tokens
            .slice(at, at + 3)
            .some(({terms: next}, step) => (step > 0 || next.length > 1) && next.some((term) => second.has(term))),
      ),
    );
  return pairs.filter(isNear).reduce((sum, {weight}) => sum + weight, 0);
}

export function createEngine(
  load: (file: string) => Promise<string>,
  weights: RankingWeights = rankingWeights,
): SearchEngine & {readonly open: () => Promise<void>} {
  const loaded = new Map<number, Promise<readonly SectionText[]>>();
  const opening = async () => {
    const index = openIndex(await load(coreFile));
    return {index, rank: createRanking(index, weights)};
  };
  let opened: ReturnType<typeof opening> | undefined;
  const open = () => (opened ??= opening());

  const getTexts = (index: OpenIndex, page: number) => {
    const loading =
      loaded.get(page) ??
      load(`${index.directory}/${page}.json`).then((json) => JSON.parse(json) as readonly SectionText[]);
    loaded.set(page, loading);
    return loading;
  };

  /** Reorders pages and sections by the proximity of the query's words in their texts. */
  const rankByProximity = (
    pages: readonly LoadedPage[],
    needs: readonly ScoredNeed[],
    language: string,
  ): readonly LoadedPage[] => {
    const pairs = pairWords(needs);
    if (pairs.length === 0) return pages;
    const ranked = pages.map((page) => {
      const near = page.sections.slice(0, 12).map(({section, score}) => {
        const share = measureProximity(page.texts[section - page.start]!, pairs, language);
        return {section, share, score: score * (1 + weights.proximity * share)};
      });
      const best = Math.max(...near.map(({share}) => share));
      const sections = near.sort((a, b) => b.score - a.score);
      return {...page, sections, score: page.score * (1 + weights.pageProximity * best)};
    });
    return ranked.sort((a, b) => b.score - a.score);
  };

  /** @param seen texts of earlier snippets, because equal ones don't tell results apart */
  const showPage = (
    {page: {title, path, trail}, start, sections, texts: own}: LoadedPage,
    terms: ReadonlySet<string>,
    seen: Set<string>,
    {language, hitsPerPage}: SearchQuery,
  ): PageHits => {
    const hits: SearchHit[] = [];
    const show = (texts: readonly string[]) => {
      const snippet = markSnippet(
        texts.filter((text) => !seen.has(text)),
        terms,
        language,
      );
      const text = snippet.map((segment) => segment.text).join('');
      const isNew = !seen.has(text);
      seen.add(text);
      return {snippet, isNew};
    };
    const best = sections.find(({section}) => section !== start)?.score ?? 0;
    for (const {section, score} of sections) {
      if (section === start || hits.length === hitsPerPage || score < weights.hitShare * best) continue;
      const {anchor, name, kind, parents, texts} = own[section - start]!;
      const {snippet, isNew} = show(texts);
      // Two arguments of the same name explain the same.
      if (!isNew && (kind === 'field' || kind === 'row')) continue;
      hits.push({url: `${path}#${anchor}`, kind, title: markText(name, terms, language), parents, snippet});
    }
    const isPageFirst = sections[0]?.section === start || hits.length === 0;
    return {
      path,
      title: markText(title, terms, language),
      trail,
      ...(isPageFirst ? {snippet: show(own[0]!.texts).snippet} : {}),
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
      const {index, rank} = await open();
      const needs = readQuery(query.text, query.language, index, query.isSubmitted ?? false);
      const scopes = new Set(query.tags.map((tag) => `${query.language} ${tag}`));
      const accept = (page: number) =>
        scopes.has(index.pages[page]!.scope) &&
        (query.area === undefined || findArea(index.pages[page]!.path) === query.area);
      const ranking = rank(needs, query.language, accept);
      const {pages, isWeak} = listPages(ranking.pages);
      const from = query.page * query.pageSize;
      const loading = pages.slice(from, from + query.pageSize).map(async (ranked) => ({
        ...ranked,
        page: index.pages[ranked.page]!,
        start: index.pageOf.indexOf(ranked.page),
        texts: await getTexts(index, ranked.page),
      }));
      const shown = rankByProximity(await Promise.all(loading), ranking.needs, query.language);
      const terms = new Set(needs.flatMap(({alternatives}) => alternatives.flatMap((each) => each.terms)));
      const seen = new Set<string>();
      const didYouMean = pages.length > 0 ? undefined : suggestQuery(query, index);
      return {
        engine: 'embedded',
        pages: shown.map((page) => showPage(page, terms, seen, query)),
        total: pages.length,
        ...(isWeak && pages.length > 0 ? {isWeak} : {}),
        ...(didYouMean === undefined ? {} : {didYouMean}),
      };
    },
  };
}
