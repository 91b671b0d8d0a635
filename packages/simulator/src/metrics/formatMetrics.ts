import {findMetric} from '@aloft/platform/system';
import type {Namespace} from '../state/types';
import {type Sample, sampleMachine, sampleService, sampleVolume} from './samples';

/** The current metrics of a namespace in the Prometheus text format. */
export function formatMetrics({name, region, machines, services, volumes}: Namespace, now: number): string {
  const groups = new Map<string, string>();
  const add = (app: string | null | undefined, samples: readonly Sample[]) => {
    for (const {metric, labels, value} of samples) {
      const {name: group, description, type} = findMetric(metric)!;
      const head = groups.get(group) ?? `# HELP ${group} ${description}\n# TYPE ${group} ${type}\n`;
      const all = `namespace=${name},app=${app ?? ''},region=${region},${labels}`;
      groups.set(group, `${head}${metric}{${all.replace(/=([^,]*)/g, '="$1"')}} ${value}\n`);
    }
  };
  for (const machine of Object.values(machines)) add(machine.app, sampleMachine(machine, now));
  for (const service of Object.values(services)) add(service.app, sampleService(service, now));
  for (const volume of Object.values(volumes)) add(machines[volume.machine ?? '']?.app, sampleVolume(volume, now));
  return [...groups.values()].join('');
}
