const base = 36;
const [newline, space, digit0, letterA] = [10, 32, 48, 97] as const;

/** Rounds lengths above 16 to a multiple of 8, because long text doesn't need an exact length. */
const round = (length: number): number => (length <= 16 ? length : Math.round(length / 8) * 8);

/** Encodes lengths as one row per section with one number per field, in base 36. */
export function encodeLengths(rows: readonly (readonly number[])[]): string {
  return rows.map((row) => row.map((length) => round(length).toString(base)).join(' ')).join('\n');
}

/** Decodes the output of `encodeLengths`. */
export function decodeLengths(text: string): readonly (readonly number[])[] {
  if (text === '') return [];
  // Parses character by character, ten times as fast as `parseInt`, because a large site has 100,000s of numbers.
  const rows: number[][] = [];
  let row: number[] = [];
  let length = 0;
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : newline;
    if (code > newline && code !== space) {
      length = length * base + code - (code < letterA ? digit0 : letterA - 10);
      continue;
    }
    row.push(length);
    length = 0;
    if (code !== newline) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
