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

interface Panel {
  readonly title: string;
  readonly targets?: readonly {readonly expr: string; readonly legendFormat: string}[];
}

interface Dashboard {
  readonly panels: readonly Panel[];
  readonly templating: {readonly list: readonly {readonly name: string}[]};
}

const root = resolve(__dirname, '../../..');
const example = (file: string) => readFileSync(resolve(root, 'examples/monitoring/prometheus', file), 'utf8');
const tool = installTool('promql', '@prometheus-io/lezer-promql');
const reason = skipReason('reason' in tool ? tool.reason : undefined);

describe.skipIf(reason)('PromQL', () => {
  const parser = 'directory' in tool ? loadPromqlParser(tool.directory) : undefined;
  const problems = (query: string) => (parser ? findPromqlProblems(query, parser) : []);

  it.each(metrics.map(({name, query}) => [name, query] as const))('of the reference of %s', (_name, query) => {
    expect(problems(query)).toEqual([]);
  });

  const fences = pages.flatMap(({file, fences}) =>
    fences.filter(({meta}) => meta.language === 'promql').map(({line, text}) => [`${file}:${line}`, text] as const),
  );

  it.each(fences)('of %s', (_place, query) => expect(problems(query)).toEqual([]));

  const {groups} = parse(example('alerts.yml')) as {groups: readonly {rules: readonly Rule[]}[]};

  it.each(groups.flatMap(({rules}) => rules.map((rule) => [rule.alert, rule] as const)))(
    'of the alert %s, with labels in its summary that the result has',
    (_name, {expr, annotations}) => {
      expect(problems(expr)).toEqual([]);
      const labels = [
        ...Object.values(annotations)
          .join()
          .matchAll(/\$labels\.(\w+)/g),
      ].map(([, label]) => label);
      const grouping = /\bby \(([^)]*)\)/.exec(expr)?.[1]?.split(', ');
      for (const label of labels) {
        if (grouping) expect(grouping).toContain(label);
        else expect(problems(`sum by (${label}) (${expr})`)).toEqual([]);
      }
    },
  );

  const dashboard = JSON.parse(example('dashboard.json')) as Dashboard;
  const queries = dashboard.panels.flatMap(({title, targets = []}) => targets.map(({expr}) => [title, expr] as const));

  it.each(queries)('of the panel "%s"', (_title, expr) => expect(problems(expr)).toEqual([]));

  it('uses variables that the dashboard defines', () => {
    const defined = dashboard.templating.list.map(({name}) => name);
    const used = [...JSON.stringify(dashboard).matchAll(/\$\{?(?!__)(\w+)/g)].map(([, name]) => name);
    for (const name of used) expect(defined).toContain(name);
  });
});
