/** Median of the values, or `undefined` if there are none. */
export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const [lower, upper] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2;
}

/** Formats values as `median (lowest–highest)`, or only the median if all are equal, or a dash if there are none. */
export function formatMedian(values: readonly number[], digits = 0): string {
  const middle = median(values)?.toFixed(digits);
  if (middle === undefined) return '–';
  const [lowest, highest] = [Math.min(...values).toFixed(digits), Math.max(...values).toFixed(digits)];
  return lowest === highest ? middle : `${middle} (${lowest}–${highest})`;
}
