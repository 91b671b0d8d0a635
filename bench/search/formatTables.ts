import type {ComparedEngine} from './compareEngines';
import type {Evaluation} from './evaluateEngine';

/** Maximum number of misses to list; the rest is only counted. */
const mostMisses = 30;
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

/** A table of relevance by kind of query, followed by the misses. */
export function formatRelevance(title: string, {byKind, misses}: Evaluation): string {
  const rows = [...byKind].map(
    ([kind, {queries, success1, success3, mrr}]) =>
      `${kind} | ${queries} | ${percent(success1)} | ${percent(success3)} | ${mrr.toFixed(3)}`,
  );
  const missed = misses.filter(({rank}) => rank === 0 || rank > 3).map(({text}) => JSON.stringify(text));
  const rest = missed.length > mostMisses ? ` and ${missed.length - mostMisses} more` : '';
  return [
    `\n${title}\n`,
    'kind | queries | success@1 | success@3 | MRR',
    '---|---:|---:|---:|---:',
    ...rows,
    `\nNot among the first three: ${missed.slice(0, mostMisses).join(', ') || 'none'}${rest}`,
  ].join('\n');
}

/** A table that compares the engines. */
export function formatComparison(engines: readonly ComparedEngine[]): string {
  const rows = engines.map(
    ({name, bytes, success1, success3, mrr, time}) =>
      `| ${name} | ${Math.round(bytes / 1000)} kB | ${percent(success1)} | ${percent(success3)} | ${mrr.toFixed(3)} | ${time.toFixed(1)} ms |`,
  );
  return [
    '\n| Engine | Index, gzip | Success@1 | Success@3 | MRR | Query, median |',
    '|---|---:|---:|---:|---:|---:|',
    ...rows,
  ].join('\n');
}
