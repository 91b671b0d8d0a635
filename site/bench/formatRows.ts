import type {Column, Row} from './measureSites';

/** Median of the values, or `undefined` if there are none. */
function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const [lower, upper] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2;
}

/** Formats values as `median (lowest–highest)`, or only the median if all are equal, or a dash if there are none. */
function formatMedian(values: readonly number[], digits = 0): string {
  const middle = median(values)?.toFixed(digits);
  if (middle === undefined) return '–';
  const [lowest, highest] = [Math.min(...values).toFixed(digits), Math.max(...values).toFixed(digits)];
  return lowest === highest ? middle : `${middle} (${lowest}–${highest})`;
}

const formatTarget = ({atMost, atLeast}: Column): string =>
  atMost !== undefined ? `at most ${atMost}` : atLeast !== undefined ? `at least ${atLeast}` : '–';

/** A Markdown table with a row for each page, and the targets. */
export function formatRows(columns: readonly Column[], rows: readonly Row[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['site', 'page', ...columns.map(({name}) => name)]),
    `|---|---|${'--:|'.repeat(columns.length)}`,
    ...rows.map(({site, page, values}) =>
      line([site, page, ...columns.map(({name, digits}) => formatMedian(values.get(name) ?? [], digits))]),
    ),
    line(['target', '', ...columns.map(formatTarget)]),
  ].join('\n');
}
