const base = 36;

/** Long texts need no exact length: to the next multiple of 8 above 16. */
const round = (length: number): number => (length <= 16 ? length : Math.round(length / 8) * 8);

/** One row per section, one number per field, in base 36. */
export function encodeLengths(rows: readonly (readonly number[])[]): string {
  return rows.map((row) => row.map((length) => round(length).toString(base)).join(' ')).join('\n');
}

/** Reads what `encodeLengths` wrote. */
export function decodeLengths(text: string): readonly (readonly number[])[] {
  return text === '' ? [] : text.split('\n').map((row) => row.split(' ').map((item) => Number.parseInt(item, base)));
}
