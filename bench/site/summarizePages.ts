import {summarize, type Summary} from './summarize';

/** A column of the table, and what its median should keep to. */
export interface Column {
  readonly name: string;
  readonly digits: number;
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** What was measured of a page, by columns. Undefined is what the page does not offer. */
export interface PageRow {
  readonly page: string;
  readonly cells: readonly (Summary | undefined)[];
}

/** A column over all pages, by the medians of each. */
export interface ColumnSummary {
  readonly column: Column;
  readonly median: number;
  readonly worst: number;
  readonly worstPage: string;
  /** Pages beyond the target, worst first. */
  readonly beyond: readonly {readonly page: string; readonly median: number}[];
}

function isBeyond({atMost = Infinity, atLeast = -Infinity}: Column, median: number): boolean {
  return median > atMost || median < atLeast;
}

/** Summarizes each column that some page has a value in. */
export function summarizePages(columns: readonly Column[], rows: readonly PageRow[]): readonly ColumnSummary[] {
  return columns.flatMap((column, index) => {
    const direction = column.atLeast === undefined ? -1 : 1;
    const known = rows
      .flatMap(({page, cells}) => {
        const median = cells[index]?.median;
        return median === undefined ? [] : [{page, median}];
      })
      .sort((a, b) => direction * (a.median - b.median));
    const [first] = known;
    if (!first) return [];
    return [
      {
        column,
        median: summarize(known.map(({median}) => median)).median,
        worst: first.median,
        worstPage: first.page,
        beyond: known.filter(({median}) => isBeyond(column, median)),
      },
    ];
  });
}

const formatTarget = ({atMost, atLeast}: Column): string =>
  atMost !== undefined ? `at most ${atMost}` : atLeast !== undefined ? `at least ${atLeast}` : '–';

/** A Markdown table of the columns, then one line for each page beyond a target. */
export function formatPageSummaries(summaries: readonly ColumnSummary[]): string {
  const lines = summaries.map(({column, median, worst, worstPage, beyond}) => {
    const show = (value: number) => value.toFixed(column.digits);
    return `| ${column.name} | ${show(median)} | ${show(worst)} | ${worstPage} | ${formatTarget(column)} | ${beyond.length} |`;
  });
  const beyond = summaries.flatMap(({column, beyond: pages}) =>
    pages.map(
      ({page, median}) => `- ${page}: ${column.name} ${median.toFixed(column.digits)}, ${formatTarget(column)}`,
    ),
  );
  return [
    '| all pages | median | worst | worst page | target | pages beyond it |',
    '|---|--:|--:|---|---|--:|',
    ...lines,
    '',
    beyond.length > 0 ? 'Beyond a target:' : 'No page is beyond a target.',
    ...beyond,
  ].join('\n');
}
