import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {resolve} from 'node:path';
import type {Parser} from '@lezer/common';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {commonMetricLabels, findMetric, metrics} from '@aloft/platform/system';
import {installTool} from '../browser/installTool';
import {skipReason} from '@aloft/example-runner/skip';
import {pages} from './site';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: Readonly<Record<string, string>>;
}

interface Dashboard {
  readonly panels: readonly {readonly title: string; readonly targets?: readonly {readonly expr: string}[]}[];
  readonly templating: {readonly list: readonly {readonly name: string}[]};
}

const example = (file: string) => readFileSync(`examples/monitoring/prometheus/${file}`, 'utf8');
const {directory, missing} = installTool('promql', '@prometheus-io/lezer-promql');
const parser = missing
  ? undefined
  : (createRequire(resolve(directory, 'package.json'))(directory) as {parser: Parser}).parser;

/** Labels of a series: those of its metric, and `le` for the buckets of a histogram. */
function labelsOf(series: string): readonly string[] | undefined {
  if (series === 'up') return ['job', 'instance'];
  const metric = findMetric(series);
  if (!metric) return undefined;
  const common = commonMetricLabels.filter((name) => !metric.without.includes(name));
  return [...common, ...metric.labels.map(({name}) => name), ...(series.endsWith('_bucket') ? ['le'] : [])];
}

/** Lists the problems of a query: invalid syntax, a series that the platform doesn't publish, or an unknown label. */
function findProblems(query: string): string[] {
  // Grafana replaces these variables before it sends the query.
  const text = query.replaceAll('$__rate_interval', '5m');
  const problems: string[] = [];
  const series = new Set<string>();
  const grouped = new Set<string>();
  const parents: string[] = [];
  let selected = '';
  parser!.parse(text).iterate({
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

describe.skipIf(skipReason(missing))('PromQL', () => {
  const {groups} = parse(example('alerts.yml')) as {groups: readonly {rules: readonly Rule[]}[]};
  const rules = groups.flatMap((group) => group.rules);
  const dashboard = JSON.parse(example('dashboard.json')) as Dashboard;
  const fences = pages.flatMap((page) => page.fences.map((fence) => ({...fence, place: `${page.file}:${fence.line}`})));

  it.each([
    ...metrics.map(({name, query}) => [`the reference of ${name}`, query] as const),
    ...fences.filter(({meta}) => meta.language === 'promql').map(({place, text}) => [place, text] as const),
    ...rules.map(({alert, expr}) => [`the alert ${alert}`, expr] as const),
    ...dashboard.panels.flatMap(({title, targets = []}) =>
      targets.map(({expr}) => [`the panel "${title}"`, expr] as const),
    ),
  ])('of %s is valid', (_, query) => expect(findProblems(query)).toEqual([]));

  it.each(rules)('the summary of the alert $alert has labels of the result', ({expr, annotations}) => {
    const grouping = /\bby \(([^)]*)\)/.exec(expr)?.[1]?.split(', ');
    const summary = Object.values(annotations).join();
    for (const [, label] of summary.matchAll(/\$labels\.(\w+)/g)) {
      if (grouping) expect(grouping).toContain(label);
      else expect(findProblems(`sum by (${label}) (${expr})`)).toEqual([]);
    }
  });

  it('uses variables that the dashboard defines', () => {
    const defined = dashboard.templating.list.map(({name}) => name);
    const used = [...JSON.stringify(dashboard).matchAll(/\$\{?(?!__)(\w+)/g)].map(([, name]) => name);
    for (const name of used) expect(defined).toContain(name);
  });
});
