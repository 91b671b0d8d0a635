import type {Query} from 'minisearch';
import type {OpenIndex} from './engine';
import {guess, type Alternative, type Need} from './query';
import {kindWeights, type Kind, type SectionText} from './types';
import {tokenize} from './words';

/** Tuned with the labels that aren't held out, like the weights of kinds. */
const weights = {
  fields: {name: 4.2, trail: 0.9, text: 1.3, code: 0.27, keywords: 0.5},
  /** BM25's `k1`, `b` and `d`. */
  bm25: {k: 1, b: 0.3, d: 0.45},
  /** Bonuses of a section whose name, and of a page whose title is the query. */
  name: 0.6,
  title: 2.8,
  /** Share of the scores of a page's further sections. */
  further: 0.11,
  /** A step of a page's rank. */
  rankStep: 0.04,
  /** Bonus of a page with a section whose text contains the query's words next to each other. */
  proximity: 1.4,
};

interface RankedSection {
  /** Its number in its page. */
  readonly section: number;
  readonly kind: Kind;
  readonly score: number;
  /** Shares of the query's words in it, with and without its keywords. */
  readonly coverage: number;
  readonly contained: number;
  /** From 0 to 1: how well its name matches the query. */
  readonly likeness: number;
}

interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** Best first. The page itself comes first if its title is the query. */
  readonly sections: readonly RankedSection[];
}

export type ShownPage = RankedPage & {readonly texts: readonly SectionText[]};

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Ranks pages by their best sections, the title, and the page's rank. */
export function rankPages(index: OpenIndex, needs: readonly Need[]): readonly RankedPage[] {
  const alternatives = needs.flatMap((need) => need.alternatives);
  const queries = alternatives.map(({terms, weight}): Query => {
    return {queries: [...terms], combineWith: 'AND', boostTerm: () => weight};
  });
  const {fields: boost, bm25} = weights;
  const found = index.load(new Set(alternatives.flatMap(({terms}) => terms))).search({queries}, {boost, bm25});
  const byPage = new Map<number, RankedSection[]>();
  for (const {id, score, match, queryTerms} of found) {
    const {page, section, kind} = index.sections[id as number]!;
    const share = (measure: (alternative: Alternative) => number) =>
      sum(
        needs.map((need) =>
          Math.max(0, ...need.alternatives.filter(({terms}) => terms.every((term) => match[term])).map(measure)),
        ),
      ) / needs.length;
    const fit = ({weight}: Alternative) => (weight > guess ? 1 : weight);
    const coverage = share(fit);
    const isContained = ({terms}: Alternative) => terms.every((term) => match[term]!.join() !== 'keywords');
    const contained = share((each) => Number(isContained(each)) * fit(each));
    const named = share(({terms}) => Number(terms.every((term) => match[term]!.includes('name'))));
    const likeness = named * Math.min(1, needs.length / index.nameLengths[id as number]!);
    // MiniSearch multiplies by the number of matching terms, but a section with more completions isn't better.
    const strength = (score / queryTerms.length) * coverage ** 2 * (1 + weights.name * likeness);
    const sections = byPage.get(page) ?? [];
    sections.push({section, kind, score: strength * kindWeights[kind], coverage, contained, likeness});
    byPage.set(page, sections);
  }
  const ranked = [...byPage].map(([page, list]): RankedPage => {
    const sections = list.sort((a, b) => b.score - a.score || a.section - b.section);
    const own = sections.find(({section}) => section === 0);
    const title = own?.likeness ?? 0;
    const [best, ...others] = sections.map(({score}) => score);
    const relevance = best! + weights.further * sum(others.slice(0, 3));
    return {
      page,
      score: relevance * Math.exp(weights.rankStep * index.pages[page]!.rank) * (1 + weights.title * title),
      sections: own && title > 0.99 ? [own, ...sections.filter((each) => each !== own)] : sections,
    };
  });
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
}

/** The terms of sections, which the next key or query mostly shows again. */
const sectionTerms = new WeakMap<SectionText, readonly string[]>();

/** Reorders pages by the number of the query's neighboring words that are also neighbors in one of their best sections. */
export function rankByProximity(pages: ShownPage[], needs: readonly Need[], language: string): readonly ShownPage[] {
  if (needs.length < 2) return pages;
  const words = needs.map(({alternatives}) => new Set(alternatives.flatMap(({terms}) => terms)));
  const readTerms = ({name, texts}: SectionText) =>
    [name, ...texts].flatMap((text) => tokenize(text, language).flatMap((token) => token.terms));
  const measure = (section: SectionText): number => {
    const terms = sectionTerms.get(section) ?? readTerms(section);
    sectionTerms.set(section, terms);
    const isNear = (_: unknown, at: number) =>
      terms.some(
        (term, from) => words[at]!.has(term) && terms.slice(from, from + 3).some((next) => words[at + 1]!.has(next)),
      );
    return words.slice(1).filter(isNear).length / (words.length - 1);
  };
  return pages
    .map((page) => {
      const near = page.sections.slice(0, 12).map(({section}) => measure(page.texts[section]!));
      return {page, score: page.score * (1 + weights.proximity * Math.max(...near))};
    })
    .sort((a, b) => b.score - a.score)
    .map(({page}) => page);
}
