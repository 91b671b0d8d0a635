import {findMetric} from '@aloft/platform/system';
import type {Namespace} from '../state/types';
import {sampleNamespace} from './samples';

/** The current metrics of a namespace in the Prometheus text format. */
export function formatMetrics(namespace: Namespace, now: number): string {
  const groups = new Map<string, string>();
  for (const {app, metric, labels, value} of sampleNamespace(namespace, now)) {
    const {name, description, type} = findMetric(metric)!;
    const head = groups.get(name) ?? `# HELP ${name} ${description}\n# TYPE ${name} ${type}\n`;
    const all = `namespace=${namespace.name},app=${app ?? ''},region=${namespace.region},${labels}`;
    groups.set(name, `${head}${metric}{${all.replace(/=([^,]*)/g, '="$1"')}} ${value}\n`);
  }
  return [...groups.values()].join('');
}
