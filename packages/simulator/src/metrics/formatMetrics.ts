import {metrics} from '@aloft/platform/system';
import type {Namespace} from '../state/types';
import {type Sample, sampleMachine, sampleService, sampleVolume} from './samples';

/** The current metrics of a namespace in the Prometheus text format. */
export function formatMetrics(namespace: Namespace, now: number): string {
  const {name, region, machines, services, volumes} = namespace;
  const series = [
    ...Object.values(machines).map((machine) => [machine.app, sampleMachine(machine, now)] as const),
    ...Object.values(services).map((service) => [service.app, sampleService(service, now)] as const),
    ...Object.values(volumes).map((volume) => {
      const machine = volume.machine === null ? undefined : machines[volume.machine];
      return [machine?.app ?? null, sampleVolume(volume, now)] as const;
    }),
  ];
  const format = (app: string | null, {metric, labels, value}: Sample): string => {
    const all = [`namespace=${name}`, `app=${app ?? ''}`, `region=${region}`, ...labels.split(',')];
    return `${metric}{${all.map((label) => label.replace(/=(.*)/, '="$1"')).join(',')}} ${value}\n`;
  };
  return metrics
    .flatMap((metric) => {
      const names = [metric.name, ...['bucket', 'sum', 'count'].map((suffix) => `${metric.name}_${suffix}`)];
      const lines = series.flatMap(([app, samples]) =>
        samples.filter((sample) => names.includes(sample.metric)).map((sample) => format(app, sample)),
      );
      const head = `# HELP ${metric.name} ${metric.description}\n# TYPE ${metric.name} ${metric.type}\n`;
      return lines.length === 0 ? [] : [head, ...lines];
    })
    .join('');
}
