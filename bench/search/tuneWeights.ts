import {createIndexFiles} from '../../plugins/search/createIndexFiles';
import {createEmbeddedEngine} from '../../src/components/search/embedded/createEmbeddedEngine';
import {rankingWeights, type RankingWeights} from '../../src/components/search/embedded/rankingWeights';
import {tunedQueries, type RelevanceQuery} from '../../tests/search/queries';
import {evaluateEngine, findWith, type Relevance} from './evaluateEngine';
import {readSite} from './readSite';

/** The queries are split into parts; weights tuned on one part are evaluated on the others. */
const parts = 5;
const partShare = 0.6;
const factors = [0.5, 0.75, 1.33, 2];

const files = createIndexFiles(readSite(process.argv[2] ?? 'build'));

async function measure(weights: RankingWeights, queries: readonly RelevanceQuery[]): Promise<Relevance> {
  const engine = createEmbeddedEngine((file) => Promise.resolve(files.get(file)!), weights);
  return (await evaluateEngine(findWith(engine), queries)).byKind.get('all')!;
}

const worth = ({success1, success3, mrr}: Relevance): number => success1 + success3 + 2 * mrr;

type Change = (weights: RankingWeights) => RankingWeights;

/** Weights that are shares stay between 0 and 1. */
const multiply = (value: number, factor: number): number => (value < 1 ? Math.min(1, value * factor) : value * factor);

/** Multiplies one of the weights by one of the factors. */
function* listChanges(): Generator<Change> {
  const {fields, ...rest} = rankingWeights;
  for (const factor of factors) {
    for (const name of Object.keys(rest) as (keyof typeof rest)[]) {
      yield (weights) => ({...weights, [name]: multiply(weights[name], factor)});
    }
    for (const name of Object.keys(fields) as (keyof typeof fields)[]) {
      yield (weights) => ({...weights, fields: {...weights.fields, [name]: multiply(weights.fields[name], factor)}});
    }
  }
}

/** Hill climbing: keeps each change that improves relevance. */
async function improve(queries: readonly RelevanceQuery[]): Promise<RankingWeights> {
  let best = rankingWeights;
  let most = worth(await measure(best, queries));
  for (const change of listChanges()) {
    const next = change(best);
    const found = worth(await measure(next, queries));
    if (found > most) [best, most] = [next, found];
  }
  return best;
}

/** A seeded random generator from 0 to 1, for reproducible runs. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
}

function average(list: readonly unknown[]): unknown {
  if (typeof list[0] === 'number') return (list as number[]).reduce((sum, value) => sum + value, 0) / list.length;
  return Object.fromEntries(
    Object.keys(list[0] as object).map((name) => [
      name,
      average(list.map((item) => (item as Record<string, unknown>)[name])),
    ]),
  );
}

/**
 * Prints weights for `rankingWeights.ts`, and their relevance on queries that weren't used to find them.
 * `npx tsx bench/search/tuneWeights.ts` takes half an hour.
 */
async function main(): Promise<void> {
  const random = createRandom(7);
  const found: RankingWeights[] = [];
  for (let part = 1; part <= parts; part++) {
    const inside = new Set(tunedQueries.filter(() => random() < partShare));
    const weights = await improve([...inside]);
    const outside = tunedQueries.filter((query) => !inside.has(query));
    const {success1, success3, mrr} = await measure(weights, outside);
    console.log(
      `Part ${part}, outside: success@1 ${success1.toFixed(3)}, success@3 ${success3.toFixed(3)}, MRR ${mrr.toFixed(3)}`,
    );
    found.push(weights);
  }
  console.log(JSON.stringify(average(found), undefined, 2));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
