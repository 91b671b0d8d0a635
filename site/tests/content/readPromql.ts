import {createRequire} from 'node:module';
import path from 'node:path';
import {findMetric, commonMetricLabels} from '@aloft/platform/system';

interface SyntaxNode {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly type: {readonly isError: boolean};
}

interface PromqlParser {
  parse(text: string): {iterate(visitor: {enter(node: SyntaxNode): void; leave(node: SyntaxNode): void}): void};
}

/** Loads Prometheus's PromQL grammar from the directory of its installed package. */
export function loadPromqlParser(directory: string): PromqlParser {
  const require = createRequire(path.join(directory, 'package.json'));
  return (require(directory) as {parser: PromqlParser}).parser;
}

/** Labels of a series: those of its metric, and `le` for the buckets of a histogram. */
function labelsOf(series: string): readonly string[] | undefined {
  if (series === 'up') return ['job', 'instance'];
  const metric = findMetric(series);
  if (!metric) return undefined;
  const common = commonMetricLabels.map(({name}) => name).filter((name) => !metric.without.includes(name));
  return [...common, ...metric.labels.map(({name}) => name), ...(series.endsWith('_bucket') ? ['le'] : [])];
}

/** Lists the problems of a query: invalid syntax, a series that the platform doesn't publish, or an unknown label. */
export function findPromqlProblems(query: string, parser: PromqlParser): string[] {
  // Grafana replaces these variables before it sends the query.
  const text = query.replaceAll('$__rate_interval', '5m');
  const problems: string[] = [];
  const series = new Set<string>();
  const grouped = new Set<string>();
  const parents: string[] = [];
  let selected = '';
  parser.parse(text).iterate({
    enter(node) {
      const word = text.slice(node.from, node.to);
      if (node.type.isError) problems.push(`syntax error at "${text.slice(node.from, node.from + 20)}"`);
      if (node.name === 'Identifier' && parents.at(-1) === 'VectorSelector') {
        selected = word;
        series.add(word);
        if (!labelsOf(word)) problems.push(`${word} is not a metric of the platform`);
      }
      if (node.name === 'LabelName' && parents.at(-1) === 'GroupingLabels') grouped.add(word);
      if (node.name === 'LabelName' && parents.at(-1) === 'UnquotedLabelMatcher' && !labelsOf(selected)?.includes(word))
        problems.push(`${selected} has no label ${word}`);
      parents.push(node.name);
    },
    leave: () => void parents.pop(),
  });
  if (series.size === 0) problems.push('no series is selected');
  for (const label of grouped)
    for (const name of series) {
      const labels = labelsOf(name);
      if (labels && !labels.includes(label)) problems.push(`${name} has no label ${label} to group by`);
    }
  return problems;
}
