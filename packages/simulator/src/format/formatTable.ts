export type Cell = string | number | boolean | null | undefined;

const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

/** Formats a cell on one line: control characters become spaces, and an empty value becomes `-`. */
export function formatCell(cell: Cell): string {
  if (cell === null || cell === undefined || cell === '') return '-';
  const text = String(cell).replace(CONTROL, ' ').trim();
  return text === '' ? '-' : text;
}

/** Formats aligned columns below headings in capitals, three spaces apart, without trailing spaces. */
export function formatTable(headings: string[], rows: Cell[][]): string[] {
  const lines = [headings.map((heading) => heading.toUpperCase()), ...rows.map((row) => row.map(formatCell))];
  const widths = headings.map((_, column) =>
    lines.reduce((width, line) => Math.max(width, [...(line[column] ?? '')].length), 0),
  );
  return lines.map((line) => joinColumns(line, widths));
}

function joinColumns(cells: string[], widths: number[]): string {
  return cells
    .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - [...cell].length)))
    .join('   ')
    .trimEnd();
}

/** Formats aligned `name:  value` lines for `get` commands. */
export function formatFields(fields: Array<[name: string, value: Cell]>): string[] {
  const width = fields.reduce((most, [name]) => Math.max(most, name.length), 0);
  return fields.map(([name, value]) => `${name}:${' '.repeat(width - name.length + 2)}${formatCell(value)}`);
}
