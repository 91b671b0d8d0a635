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

/** The median and the worst of the pages' medians for each column, and the pages that miss the target, worst first. */
export function formatWorst(columns: readonly Column[], rows: readonly Row[]): string {
  const lines = columns.flatMap((column) => {
    const {name, digits, atMost = Infinity, atLeast = -Infinity} = column;
    const direction = column.atLeast === undefined ? -1 : 1;
    const medians = rows
      .map(({page, values}) => ({page, value: median(values.get(name) ?? [])}))
      .filter((entry): entry is {page: string; value: number} => entry.value !== undefined)
      .sort((a, b) => direction * (a.value - b.value));
    const [worst] = medians;
    if (!worst) return [];
    const show = (value = NaN) => value.toFixed(digits ?? 0);
    const beyond = medians.filter(({value}) => value > atMost || value < atLeast);
    const named = beyond.map(({page, value}) => `${page} ${show(value)}`).join(', ') || 'none';
    const middle = show(median(medians.map(({value}) => value)));
    return [`| ${name} | ${middle} | ${show(worst.value)} | ${worst.page} | ${formatTarget(column)} | ${named} |`];
  });
  const head = '| | median | worst | worst page | target | pages beyond it |\n|---|--:|--:|---|---|---|';
  return [head, ...lines].join('\n');
}
