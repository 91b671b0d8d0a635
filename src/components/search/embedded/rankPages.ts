import type {SearchResult} from 'minisearch';
import type {QueryWord} from './readQuery';

export interface RankedSection {
  readonly section: number;
  readonly score: number;
}

export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** Best first. */
  readonly sections: readonly RankedSection[];
}

/** A page that lacks words of the query counts this much less for each share that it lacks. */
const coveragePower = 2.5;
/** What a page gains whose title is what was asked. */
const titleBonus = 0.8;
/** How much a step of rank counts. */
const rankStep = 0.03;
/** What further places on the same page add. */
const furtherShare = 0.15;
const mostFurther = 3;

const wordsIn = (terms: readonly string[], words: readonly QueryWord[]): Set<string> =>
  new Set(words.filter(({candidates}) => terms.some((term) => candidates.has(term))).map(({term}) => term));

/** What is known of a page before it is searched. */
export interface PageTraits {
  /** Terms of its title. */
  readonly title: readonly string[];
  /** Its place among pages that answer alike. */
  readonly rank: number;
}

function weigh({title, rank}: PageTraits, needed: readonly QueryWord[]): number {
  const asked = needed.filter(({candidates}) => title.some((term) => candidates.has(term)));
  const said = title.filter((term) => asked.some(({candidates}) => candidates.has(term)));
  const isTitle = (asked.length / Math.max(1, needed.length)) * (said.length / Math.max(1, title.length));
  return (1 + titleBonus * isTitle) * Math.exp(rankStep * rank);
}

/**
 * Ranks pages by their best place, and by how many words of the query are there.
 * @param pageOf page number of a section
 * @param traitsOf what is known of a page
 */
export function rankPages(
  results: readonly SearchResult[],
  words: readonly QueryWord[],
  pageOf: (section: number) => number,
  traitsOf: (page: number) => PageTraits,
): readonly RankedPage[] {
  const needed = words.filter(({isBonus}) => !isBonus);
  const pages = new Map<number, {sections: RankedSection[]; words: Set<string>}>();
  for (const result of results) {
    const section = Number(result.id);
    const found = wordsIn(result.queryTerms, needed);
    const score = result.score * (found.size / Math.max(1, needed.length)) ** coveragePower;
    const page = pages.get(pageOf(section)) ?? {sections: [], words: new Set<string>()};
    page.sections.push({section, score});
    for (const word of found) page.words.add(word);
    pages.set(pageOf(section), page);
  }
  return [...pages]
    .map(([page, {sections, words: found}]) => {
      sections.sort((a, b) => b.score - a.score || a.section - b.section);
      const [best, ...further] = sections;
      const rest = further.slice(0, mostFurther).reduce((sum, {score}) => sum + score, 0);
      const coverage = found.size / Math.max(1, needed.length);
      return {
        page,
        sections,
        score: (best!.score + furtherShare * rest) * (0.5 + 0.5 * coverage) * weigh(traitsOf(page), needed),
      };
    })
    .sort((a, b) => b.score - a.score || a.page - b.page);
}
