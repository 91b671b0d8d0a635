import {exact, kinds, type Field, type OpenIndex} from './indexFormat';
import {guess, type Need} from './query';
import {kindWeights} from './types';
import {tokenize} from './words';

/** Ranking weights. Tuned with the labels that aren't held out. */
export const rankingWeights = {
  fields: {name: 4.6, trail: 0.9, text: 1.3, code: 0.27} satisfies Record<Field, number>,
  /** BM25's `k1`, `b` and `d`. */
  bm25: {k: 1, b: 0.3, d: 0.45},
  /** Exponent of the share of query words that a section contains. */
  coverage: 1.85,
  /** Added to the weight of an alternative in the coverage. */
  trust: 0.45,
  /** Exponent of a kind's weight in a page's score. */
  kindInPage: 1.12,
  /** Bonus of a section whose name is the query. */
  name: 0.67,
  /** Bonus of a page whose title is the query. */
  title: 3.6,
  /** Share of the scores of a page's further sections. */
  further: 0.11,
  /** A step of `weight.page_rank`. */
  rankStep: 0.027,
  /** Rarity of a word that isn't in the index. */
  unknown: 6,
  /** Bonus of a section, and of its page, whose text contains the query's words next to each other. */
  proximity: 1,
  pageProximity: 1.1,
  /** Share of the query that a section must contain for its page to match well, and of the best score. */
  wellCoverage: 0.55,
  wellScore: 0.25,
  /** Share of a page's best section's score that its other results need. */
  hitShare: 0.4,
};
export type RankingWeights = typeof rankingWeights;

/** The pages that contain words of a query, best first, and how rare each word is. */
export interface Ranking {
  readonly pages: readonly RankedPage[];
  readonly rarities: readonly number[];
}

export interface RankedSection {
  readonly section: number;
  readonly score: number;
}

export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** The score without the bonus for its title, which is so high that other pages would seem to match badly. */
  readonly merit: number;
  /** Best first. The page itself comes first if its title is the query. */
  readonly sections: readonly RankedSection[];
  /** Share of the query's words in its best section, weighted by rarity. */
  readonly coverage: number;
}

interface Found {
  readonly score: number;
  /** Weight of the alternative that matches. */
  readonly weight: number;
  readonly isInName: boolean;
}
type Scores = ReadonlyMap<number, Found>;

/** Scores of one term, computed once. */
function createLookup({words}: OpenIndex, weights: RankingWeights): (term: string) => Scores {
  const known = new Map<string, Scores>();
  return (term) => {
    const found = known.get(term);
    if (found !== undefined) return found;
    const results = words.search(term, {...exact, boost: weights.fields, bm25: weights.bm25});
    const scores = new Map(
      results.map(({id, score, match}) => [
        id as number,
        {score, weight: 1, isInName: match[term]?.includes('name') ?? false},
      ]),
    );
    known.set(term, scores);
    return scores;
  };
}

/** Scores of one word of the query: its best alternative counts. */
function scoreNeed({alternatives}: Need, lookup: (term: string) => Scores): Scores {
  const best = new Map<number, Found>();
  for (const {terms, weight} of alternatives) {
    const [first, ...others] = terms.map(lookup) as [Scores, ...Scores[]];
    for (const [section, {score, isInName}] of first) {
      const further = others.map((scores) => scores.get(section));
      if (further.some((each) => each === undefined)) continue;
      const sum = (weight * further.reduce((total, each) => total + each!.score, score)) / terms.length ** 0.5;
      if (sum > (best.get(section)?.score ?? 0))
        best.set(section, {score: sum, weight, isInName: isInName && further.every((each) => each!.isInName)});
    }
  }
  return best;
}

/** Measures from 0 to 1 how well a title matches the query, with a penalty for additional words. */
function compareTitle(title: string, needs: readonly ScoredNeed[], language: string): number {
  const words = new Set(tokenize(title, language).map(({terms}) => terms[0]!));
  const required = needs.filter(({share}) => share > 0.5);
  const matched = required.filter(({alternatives}) =>
    alternatives.some(({terms, weight}) => weight > 0.5 && terms.every((term) => words.has(term))),
  );
  const covered = [...words].filter((word) =>
    matched.some(({alternatives}) => alternatives.some(({terms}) => terms.includes(word))),
  );
  const sum = (list: readonly ScoredNeed[]) => list.reduce((total, {rarity}) => total + rarity, 0);
  return (sum(matched) / Math.max(Number.EPSILON, sum(required))) * (covered.length / Math.max(1, words.size));
}

/** The part of a path that names the page's subject: `python/django` → `django`. */
const nameOf = (path: string): string =>
  path
    .split('/')
    .filter((part) => !/^(?:generic|index)$/.test(part))
    .at(-1) ?? '';

interface ScoredNeed extends Need {
  readonly scores: Scores;
  /** Inverse document frequency: higher for rarer words. */
  readonly rarity: number;
  /** Factor of its scores. */
  readonly worth: number;
}

/** What the words of a query found in a section, or on a whole page. */
class Tally {
  score = 0;
  /** Summed rarity of the words found. */
  found = 0;
  /** The same, without corrections of short words. */
  sure = 0;
  /** Number of words found in the name. */
  named = 0;
  isNamed = false;
}

function tallyOf(tallies: Map<number, Tally>, key: number): Tally {
  const tally = tallies.get(key) ?? new Tally();
  tallies.set(key, tally);
  return tally;
}

/** Ranks pages by their best section, the whole page, the share of query words found, the title, and the page's rank. */
export function createRanking(index: OpenIndex, weights: RankingWeights = rankingWeights) {
  const {pages, pageOf, nameLengths} = index;
  const lookup = createLookup(index, weights);
  const starts = pages.map((_, page) => pageOf.indexOf(page));
  const sectionWeights = pages.flatMap((page) => Array.from(page.kinds, (letter) => kindWeights[kinds.get(letter)!]));

  const scoreNeeds = (needs: readonly Need[]): readonly ScoredNeed[] => {
    const scored = needs.map((need) => {
      const scores = scoreNeed(need, lookup);
      const inverse = Math.log(1 + (pageOf.length - scores.size + 0.5) / (scores.size + 0.5));
      const isGuess = need.alternatives.every(({weight}) => weight <= guess);
      return {...need, scores, rarity: isGuess ? weights.unknown : inverse + 0.5};
    });
    const rarest = Math.max(...scored.map(({rarity}) => rarity));
    return scored.map((need) => ({
      ...need,
      worth: (need.share * need.rarity) / rarest,
      rarity: need.rarity * need.share,
    }));
  };

  const tallyNeed = (
    {scores, rarity, worth, share, isName}: ScoredNeed,
    sections: Map<number, Tally>,
    accept: (page: number) => boolean,
  ) => {
    for (const [section, {score, weight, isInName}] of scores) {
      if (!accept(pageOf[section]!)) continue;
      const tally = tallyOf(sections, section);
      tally.score += worth * score;
      tally.found += rarity * Math.min(1, weight + weights.trust);
      if (weight > guess) tally.sure += rarity * Math.min(1, 2 * weight);
      if (isInName && share > 0.5) tally.named += 1;
      tally.isNamed ||= isInName && isName;
    }
  };

  return (needs: readonly Need[], language: string, accept: (page: number) => boolean): Ranking => {
    const scored = scoreNeeds(needs);
    const sections = new Map<number, Tally>();
    for (const need of scored) tallyNeed(need, sections, accept);
    const total = Math.max(
      Number.EPSILON,
      scored.reduce((sum, {rarity}) => sum + rarity, 0),
    );
    const required = Math.max(1, needs.filter(({share}) => share > 0.5).length);
    const byPage = new Map<number, {section: number; score: number; inPage: number}[]>();
    for (const [section, {score, found, named, isNamed}] of sections) {
      const likeness = (named / required) * Math.min(1, named / Math.max(1, nameLengths[section]!));
      const strength = score * (found / total) ** weights.coverage * (1 + weights.name * likeness);
      const kindWeight = isNamed ? 1 : sectionWeights[section]!;
      const page = pageOf[section]!;
      byPage.set(page, [
        ...(byPage.get(page) ?? []),
        {
          section,
          score: strength * kindWeight,
          inPage: strength * (section === starts[page] ? 1 : kindWeight ** weights.kindInPage),
        },
      ]);
    }
    const rankPage = (page: number, list: readonly {section: number; score: number; inPage: number}[]): RankedPage => {
      const {title, path, rank} = pages[page]!;
      const [best = 0, ...others] = list.map(({inPage}) => inPage).sort((a, b) => b - a);
      const further = others.slice(0, 3).reduce((sum, score) => sum + score, 0);
      const likeness = Math.max(compareTitle(title, scored, language), compareTitle(nameOf(path), scored, language));
      const ordered = [...list].sort((a, b) => b.score - a.score || a.section - b.section);
      const top = {section: starts[page]!, score: Infinity};
      const merit = (best + weights.further * further) * Math.exp(weights.rankStep * rank);
      return {
        page,
        score: merit * (1 + weights.title * likeness),
        merit,
        sections: likeness > 0.99 ? [top, ...ordered.filter(({section}) => section !== top.section)] : ordered,
        coverage: Math.max(...list.map(({section}) => sections.get(section)!.sure)) / total,
      };
    };
    const ranked = [...byPage].map(([page, list]) => rankPage(page, list));
    return {
      pages: ranked.sort((a, b) => b.score - a.score || a.page - b.page),
      rarities: scored.map(({rarity}) => rarity),
    };
  };
}
