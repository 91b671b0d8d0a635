import {suggest} from '@aloft/platform/values';
import {kinds, openIndex, type OpenIndex, type SectionText} from './indexFormat';
import {readQuery, type Need} from './query';
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
  /** Names above its own, from level 2 down. */
  readonly parents: string;
  readonly kind: Kind;
}

function readTexts(json: string, letters: string): readonly Texts[] {
  const path: string[] = [];
  return (JSON.parse(json) as readonly SectionText[]).map((section, index) => {
    const [, level, name] = section;
    path.length = Math.max(0, level - 2);
    // A level that the page skips has no heading.
    const parents = path.filter(Boolean).join(' › ');
    if (level > 1) path[level - 2] = name;
    return {section, parents, kind: kinds.get(letters[index]!)!};
  });
}

/** Neighboring words of the query, weighted by their rarity. */
interface Pair {
  readonly words: readonly [ReadonlySet<string>, ReadonlySet<string>];
  readonly weight: number;
}

function pairWords(needs: readonly Need[], rarities: readonly number[]): readonly Pair[] {
  const words = needs
    .map(({share, alternatives}, index) => ({
      share,
      rarity: rarities[index]!,
      terms: new Set(alternatives.flatMap(({terms}) => terms)),
    }))
    .filter(({share}) => share > 0.5);
  const pairs = words.slice(1).map((second, index) => {
    const first = words[index]!;
    return {words: [first.terms, second.terms] as const, weight: Math.min(first.rarity, second.rarity)};
  });
  const total = pairs.reduce((sum, {weight}) => sum + weight, 0);
  return pairs.map((pair) => ({...pair, weight: pair.weight / total}));
}

/** From 0 to 1: how many neighboring words of the query are also neighbors in the section. */
function measureProximity({section: [, , name, ...prose]}: Texts, pairs: readonly Pair[], language: string): number {
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
  const loaded = new Map<number, Promise<readonly Texts[]>>();
  const opening = async () => {
    const index = openIndex(await load(coreFile));
    return {index, rank: createRanking(index, weights)};
  };
  let opened: ReturnType<typeof opening> | undefined;
  const open = () => (opened ??= opening());

  const getTexts = (index: OpenIndex, page: number) => {
    const loading =
      loaded.get(page) ??
      load(`${index.directory}/${page}.json`).then((json) => readTexts(json, index.pages[page]!.kinds));
    loaded.set(page, loading);
    return loading;
  };

  /** Reorders pages and sections by the proximity of the query's words in their texts. */
  const rankByProximity = async (
    index: OpenIndex,
    pages: readonly RankedPage[],
    needs: readonly Need[],
    rarities: readonly number[],
    language: string,
  ): Promise<readonly RankedPage[]> => {
    const pairs = pairWords(needs, rarities);
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

  /** @param seen texts of earlier snippets, because equal ones don't tell results apart */
  const showPage = (
    {pages, pageOf}: OpenIndex,
    {page, sections}: RankedPage,
    own: readonly Texts[],
    terms: ReadonlySet<string>,
    seen: Set<string>,
    {language, hitsPerPage}: SearchQuery,
  ): PageHits => {
    const {title, path, trail} = pages[page]!;
    const start = pageOf.indexOf(page);
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
      const {
        section: [anchor, , name, ...prose],
        parents,
        kind,
      } = own[section - start]!;
      const {snippet, isNew} = show(prose);
      // Two arguments of the same name explain the same.
      if (!isNew && (kind === 'field' || kind === 'row')) continue;
      hits.push({url: `${path}#${anchor}`, kind, title: markText(name, terms, language), parents, snippet});
    }
    const [, , , ...description] = own[0]!.section;
    const isPageFirst = sections[0]?.section === start || hits.length === 0;
    return {
      path,
      title: markText(title, terms, language),
      trail,
      ...(isPageFirst ? {snippet: show(description).snippet} : {}),
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
      const shown = await rankByProximity(
        index,
        pages.slice(query.page * query.pageSize, (query.page + 1) * query.pageSize),
        needs,
        ranking.rarities,
        query.language,
      );
      const terms = new Set(needs.flatMap(({alternatives}: Need) => alternatives.flatMap((each) => each.terms)));
      const texts = await Promise.all(shown.map(({page}) => getTexts(index, page)));
      const seen = new Set<string>();
      const didYouMean = pages.length > 0 ? undefined : suggestQuery(query, index);
      return {
        engine: 'embedded',
        pages: shown.map((ranked, at) => showPage(index, ranked, texts[at]!, terms, seen, query)),
        total: pages.length,
        ...(isWeak && pages.length > 0 ? {isWeak} : {}),
        ...(didYouMean === undefined ? {} : {didYouMean}),
      };
    },
  };
}
