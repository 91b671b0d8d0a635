/** The middle of some measurements, and from where to where they reach. */
export interface Summary {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

/** @throws RangeError when there is nothing to summarize */
export function summarize(values: readonly number[]): Summary {
  const sorted = [...values].sort((a, b) => a - b);
  const [lowest, highest] = [sorted[0], sorted[sorted.length - 1]];
  if (lowest === undefined || highest === undefined) throw new RangeError('No measurements to summarize');
  const upper = sorted[Math.floor(sorted.length / 2)] ?? highest;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? lowest;
  return {median: (upper + lower) / 2, lowest, highest};
}

/** `median (lowest–highest)`, or the median alone when all are the same. */
export function formatSummary({median, lowest, highest}: Summary, digits = 0): string {
  const show = (value: number) => value.toFixed(digits);
  if (show(lowest) === show(highest)) return show(median);
  return `${show(median)} (${show(lowest)}–${show(highest)})`;
}
