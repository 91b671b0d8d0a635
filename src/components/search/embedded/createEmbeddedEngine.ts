import {coreFile, type IndexCore, type IndexInPreparation} from '@site/platform/search/indexFormat';
import type {PageHits, SearchAnswer, SearchEngine, SearchQuery} from '../client/types';
import {markSnippet, markText} from './markText';
import {rankByProximity} from './rankByProximity';
import {rankingWeights, type RankingWeights} from './rankingWeights';
import {rankPages, type RankedPage} from './rankPages';
import {readLayout, type IndexLayout} from './readLayout';
import {readQuery, type QueryWord} from './readQuery';
import {scoreWord} from './scoreWord';
import {SectionStore} from './SectionStore';
import {suggestQuery} from './suggestQuery';
import {TermIndex} from './TermIndex';
import {Vocabulary} from './Vocabulary';

/** Name of the error while the development server is building the index. */
export const preparingError = 'SearchIndexInPreparation';

interface OpenIndex {
  readonly core: IndexCore;
  readonly vocabulary: Vocabulary;
  readonly terms: TermIndex;
  readonly sections: SectionStore;
  readonly layout: IndexLayout;
  readonly weights: RankingWeights;
}

async function openIndex(load: (file: string) => Promise<string>, weights: RankingWeights): Promise<OpenIndex> {
  const core = JSON.parse(await load(coreFile)) as IndexCore | IndexInPreparation;
  if ('preparing' in core) throw Object.assign(new Error('The index is being prepared.'), {name: preparingError});
  if (core.format !== 2)
    throw new Error(`The search index has format ${String(core.format)}; this page reads format 2.`);
  const loadPart = (file: string) => load(`${core.directory}/${file}`);
  return {
    core,
    vocabulary: new Vocabulary(core.vocabulary),
    terms: new TermIndex(core, loadPart),
    sections: new SectionStore(core, loadPart),
    layout: readLayout(core),
    weights,
  };
}

async function showPage(
  {core, sections}: OpenIndex,
  ranked: RankedPage,
  terms: ReadonlySet<string>,
  most: number,
): Promise<PageHits> {
  const [title, path, trail] = core.pages[ranked.page]!;
  const hits = ranked.sections.slice(0, most).map(async ({section}) => {
    const {anchor, headings, text} = await sections.get(section);
    return {
      url: anchor === '' ? path : `${path}#${anchor}`,
      headings: headings.map((heading) => markText(heading, terms)),
      snippet: markSnippet(text, terms),
    };
  });
  return {path, title: markText(title, terms), trail, hits: await Promise.all(hits)};
}

async function rank(
  {core, vocabulary, terms, sections, layout, weights}: OpenIndex,
  query: SearchQuery,
  words: readonly QueryWord[],
) {
  const scopes = new Set(query.tags.map((tag) => core.scopes.indexOf(`${query.language} ${tag}`)));
  const accept = (section: number): boolean => scopes.has(core.pages[layout.pageOf[section]!]![4]);
  const numberOf = (term: string): number => vocabulary.numberOf(term)!;
  await terms.prepare(words.flatMap(({candidates}) => [...candidates.keys()].map(numberOf)));
  const scored = words.map((word) => ({
    ...word,
    ...scoreWord(word, (term) => terms.get(numberOf(term)), layout, accept, weights),
  }));
  const pages = rankPages(scored, layout, weights);
  return rankByProximity(pages, words, (section) => sections.getTerms(section), weights);
}

async function answer(index: OpenIndex, query: SearchQuery): Promise<SearchAnswer> {
  const {core, vocabulary} = index;
  const words = readQuery(query.text, vocabulary);
  const candidates = new Set(words.flatMap((word) => [...word.candidates.keys()]));
  const ranked = await rank(index, query, words);
  const shown = ranked.slice(query.page * query.pageSize, (query.page + 1) * query.pageSize);
  const pages = await Promise.all(shown.map((page) => showPage(index, page, candidates, query.hitsPerPage)));
  const didYouMean = ranked.length
    ? undefined
    : suggestQuery(
        query.text,
        core.pages.map(([title]) => title),
      );
  return {engine: 'embedded', pages, total: ranked.length, ...(didYouMean === undefined ? {} : {didYouMean})};
}

/**
 * An engine that reads the site's static index files.
 * @param load loads a file below the index directory as text, bypassing caches after a failed attempt
 * @param weights ranking weights; benchmarks pass different ones
 */
export function createEmbeddedEngine(
  load: (file: string, isRetry: boolean) => Promise<string>,
  weights: RankingWeights = rankingWeights,
): SearchEngine & {warm: () => Promise<void>} {
  let opening: Promise<OpenIndex> | undefined;
  let hasFailed = false;
  /** Reopens the index after any failure, because the site may have been deployed again. */
  const attempt = async <T>(use: (index: OpenIndex) => T | Promise<T>): Promise<T> => {
    const isRetry = hasFailed;
    opening ??= openIndex((file) => load(file, isRetry), weights);
    const current = opening;
    try {
      const result = await use(await current);
      hasFailed = false;
      return result;
    } catch (error) {
      hasFailed = true;
      if (opening === current) opening = undefined;
      throw error;
    }
  };
  return {
    warm: () => attempt(() => undefined),
    search: (query) => {
      const isOpen = opening !== undefined;
      const run = () => attempt((index) => answer(index, query));
      return run().catch((error: Error) => {
        // Retries only if the index was open, because its files may be gone after a deployment. After a timeout, the
        // reader has waited long enough.
        if (!isOpen || error.name === 'TimeoutError') throw error;
        return run();
      });
    },
  };
}
