import MiniSearch from 'minisearch';
import {unpackIndex} from './packIndex';
import {readQuery} from './query';
import {rankByProximity, rankPages, rankingWeights, type RankedPage} from './rank';
import {markSnippet, markText} from './snippets';
import {
  coreFile,
  findArea,
  indexFormat,
  indexOptions,
  type IndexCore,
  type Kind,
  type PageHits,
  type SearchEngine,
  type SearchQuery,
  type SectionText,
} from './types';

/** Number of pages that are shown if none matches well. */
const mostNearest = 5;

/** An index that is ready for queries. */
export interface OpenIndex extends Pick<IndexCore, 'directory' | 'pages'> {
  /** By id. */
  readonly sections: readonly {
    readonly page: number;
    readonly section: number;
    readonly kind: Kind;
    /** Number of terms of its name. */
    readonly size: number;
  }[];
  readonly words: MiniSearch;
  readonly terms: ReadonlySet<string>;
}

/** @throws Error if the index is damaged or has another format */
function openIndex(text: string): OpenIndex {
  const core = JSON.parse(unpackIndex(text)) as IndexCore | null;
  if (core?.format !== indexFormat) throw new Error(`The search index doesn't have format ${indexFormat}.`);
  const {words, pages, directory} = core;
  const sections = pages
    .flatMap(({kinds}, page) => kinds.map((kind, section) => ({page, section, kind})))
    .map((section, id) => ({...section, size: words.fieldLength[id]![0]!}));
  const documentIds = Object.fromEntries(sections.map((_, id) => [id, id]));
  return {
    pages,
    directory,
    sections,
    words: MiniSearch.loadJS({...words, documentIds, storedFields: {}}, indexOptions),
    terms: new Set(words.index.map(([term]) => term)),
  };
}

export function createEngine(
  load: (file: string) => Promise<string>,
  weights = rankingWeights,
): SearchEngine & {readonly open: () => Promise<void>} {
  const loaded = new Map<string, Promise<readonly SectionText[]>>();
  let opened: Promise<OpenIndex> | undefined;
  const open = () => (opened ??= load(coreFile).then(openIndex));
  const getTexts = (file: string) => {
    const texts = loaded.get(file) ?? load(file).then((json) => JSON.parse(json) as readonly SectionText[]);
    loaded.set(file, texts);
    return texts;
  };

  const search = async (query: SearchQuery) => {
    const {language, tags, area, page, pageSize, hitsPerPage} = query;
    const index = await open();
    const needs = readQuery(query, index);
    const scopes = tags.map((tag) => `${language} ${tag}`);
    const accept = (at: number) => {
      const {scope, path} = index.pages[at]!;
      return scopes.includes(scope) && (area === undefined || findArea(path) === area);
    };
    const ranked = rankPages(index, needs, weights, accept, query.isSubmitted);
    const well = ranked.filter(
      ({coverage, merit}, at) =>
        coverage >= weights.wellCoverage && (at === 0 || merit >= weights.wellScore * ranked[0]!.merit),
    );
    const isWeak = (ranked[0]?.coverage ?? 0) < weights.wellCoverage;
    const pages = isWeak ? ranked.slice(0, mostNearest) : well;
    const shown = await Promise.all(
      pages.slice(page * pageSize, (page + 1) * pageSize).map(async (each) => {
        const texts = await getTexts(`${index.directory}/${each.page}.json`);
        return {...each, texts};
      }),
    );
    const terms = new Set(needs.flatMap(({alternatives}) => alternatives.flatMap((each) => each.terms)));
    const mark = (text: string) => markText(text, terms, language);
    /** Texts of earlier snippets, because equal ones don't tell results apart. */
    const seen = new Set<string>();
    const show = ({texts}: SectionText) => {
      const fresh = texts.filter((text) => !seen.has(text));
      const snippet = markSnippet(fresh, terms, language);
      seen.add(snippet.map(({text}) => text).join(''));
      return {snippet};
    };
    const showPage = ({page: at, sections, texts}: RankedPage & {texts: readonly SectionText[]}): PageHits => {
      const {path, title, trail} = index.pages[at]!;
      const below = sections.filter(({section}) => section !== 0);
      const best = below.filter(({score}) => score >= weights.hitShare * below[0]!.score).slice(0, hitsPerPage);
      const isPageFirst = sections[0]!.section === 0 || best.length === 0;
      return {
        path,
        title: mark(title),
        trail,
        hits: best.map(({section}) => {
          const {anchor, name, kind, parents} = texts[section]!;
          return {url: `${path}#${anchor}`, kind, title: mark(name), parents, ...show(texts[section]!)};
        }),
        ...(isPageFirst ? show(texts[0]!) : {}),
      };
    };
    return {
      engine: 'embedded' as const,
      pages: rankByProximity(shown, needs, language, weights).map(showPage),
      total: pages.length,
      ...(isWeak && pages.length > 0 ? {isWeak} : {}),
    };
  };
  return {open: async () => void (await open()), search};
}
