import {durationBuckets} from '@aloft/platform/metrics';
import type {Sample} from './Sample';

/**
 * The series of a histogram of durations.
 *
 * @param counts number of requests by duration in ms
 */
export function sampleHistogram(
  metric: string,
  labels: string,
  counts: readonly (readonly [ms: number, count: number])[],
): Sample[] {
  const sum = (chosen: readonly (readonly [number, number])[]): number =>
    chosen.reduce((total, [, count]) => total + count, 0);
  const ms = counts.reduce((total, [each, count]) => total + each * count, 0);
  const buckets = [...durationBuckets, Infinity].map((bound) => ({
    metric: `${metric}_bucket`,
    labels: `${labels},le=${bound === Infinity ? '+Inf' : bound}`,
    value: sum(counts.filter(([each]) => each / 1000 <= bound)),
  }));
  return [
    ...buckets,
    {metric: `${metric}_sum`, labels, value: ms / 1000},
    {metric: `${metric}_count`, labels, value: sum(counts)},
  ];
}
