import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {metrics} from '@aloft/platform/system';
import {installTool} from '../browser/installTool';
import {skipReason} from '@aloft/example-runner/skip';
import {findPromqlProblems, loadPromqlParser} from './readPromql';
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

const example = (file: string) =>
  readFileSync(resolve(__dirname, '../../../examples/monitoring/prometheus', file), 'utf8');
const tool = installTool('promql', '@prometheus-io/lezer-promql');
const reason = skipReason('reason' in tool ? tool.reason : undefined);

describe.skipIf(reason)('PromQL', () => {
  const parser = 'directory' in tool ? loadPromqlParser(tool.directory) : undefined;
  const problems = (query: string) => (parser ? findPromqlProblems(query, parser) : []);
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
  ])('of %s is valid', (_, query) => expect(problems(query)).toEqual([]));

  it.each(rules)('the summary of the alert $alert has labels of the result', ({expr, annotations}) => {
    const grouping = /\bby \(([^)]*)\)/.exec(expr)?.[1]?.split(', ');
    for (const [, label] of Object.values(annotations)
      .join()
      .matchAll(/\$labels\.(\w+)/g)) {
      if (grouping) expect(grouping).toContain(label);
      else expect(problems(`sum by (${label}) (${expr})`)).toEqual([]);
    }
  });

  it('uses variables that the dashboard defines', () => {
    const defined = dashboard.templating.list.map(({name}) => name);
    const used = [...JSON.stringify(dashboard).matchAll(/\$\{?(?!__)(\w+)/g)].map(([, name]) => name);
    for (const name of used) expect(defined).toContain(name);
  });
});
