import {limits} from '@aloft/platform/limits';
import {findMetric, metrics as allMetrics} from '@aloft/platform/system';
import type {Context, View} from '../context';
import {implement, projectApp} from '../implement';
import {sampleNamespace} from '../metrics';
import {meant} from '../resources';
import {formatTime} from '../state/lifecycle';

/** Prints an app's metrics: the latest values, or with `--since` a row per step for each series. */
export const metrics = implement('metrics', ['metric', 'since', 'step'], (context) => {
  const {draft, flags, fail, namespace} = context;
  const {metric: wanted, since, step} = flags;
  const app = projectApp(context);
  const unknown = wanted.find((name) => findMetric(name) === undefined);
  if (unknown !== undefined) {
    const names = allMetrics.map(({name}) => name);
    const reason = 'there is no such metric';
    fail('flag_value_invalid', {value: unknown, flag: 'metric', reason}, meant(unknown, names));
  }
  const rows = new Map<string, View[]>();
  for (const time of since === undefined ? [draft.now] : listTimes(context, since, step)) {
    for (const {app: owner, ...sample} of sampleNamespace(namespace, time)) {
      if (owner !== app.name || !isWanted(sample.metric, wanted)) continue;
      const series = `${sample.metric} ${sample.labels}`;
      const row = {...sample, ...(since !== undefined && {time: formatTime(time)})};
      rows.set(series, [...(rows.get(series) ?? []), row]);
    }
  }
  const views = [...rows.values()].flat();
  return {views, empty: 'No metrics.', quiet: views.map((view) => String(view.value))};
});

/** Whether a metric is printed. Histogram buckets are printed only on request, because there are many. */
function isWanted(metric: string, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return !metric.endsWith('_bucket');
  return wanted.includes(metric) || wanted.includes(findMetric(metric)?.name ?? '');
}

function listTimes({draft, fail}: Context<'flag_value_invalid'>, since: number, step: number): number[] {
  const count = Math.floor(since / step) + 1;
  const most = limits['metrics-rows'];
  if (count > most.value) {
    const reason = `with this step, the time range has more than ${most.text} rows`;
    fail('flag_value_invalid', {value: `${since / 1000}s`, flag: 'since', reason}, 'use a longer --step');
  }
  return Array.from({length: count}, (_, index) => draft.now - since + index * step);
}
