/** Field → section → number of occurrences of the term, in MiniSearch's format. */
export type Postings = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Occurrences of a term in one field: section numbers in order, and the count in each, capped at `mostTimes`. */
export interface FieldPostings {
  readonly field: number;
  readonly sections: readonly number[];
  readonly times: readonly number[];
}

/** Maximum count, because higher counts don't improve ranking. */
export const mostTimes = 9;
const base = 36;

function encodeField(frequencies: Readonly<Record<string, number>>): string {
  let before = -1;
  return Object.keys(frequencies)
    .map(Number)
    .sort((a, b) => a - b)
    .map((section) => {
      const gap = (section - before).toString(base);
      before = section;
      const times = Math.min(frequencies[section]!, mostTimes);
      return times === 1 ? gap : `${gap}*${times}`;
    })
    .join(' ');
}

/** One line: `<field>:<gap> <gap>*<times>` for each field, with gaps between section numbers in base 36. */
export function encodePostings(postings: Postings): string {
  return Object.entries(postings)
    .map(([field, frequencies]) => `${field}:${encodeField(frequencies)}`)
    .join(';');
}

function decodeField(part: string): FieldPostings {
  const colon = part.indexOf(':');
  const sections: number[] = [];
  const times: number[] = [];
  let section = -1;
  for (const item of part.slice(colon + 1).split(' ')) {
    const star = item.indexOf('*');
    section += Number.parseInt(star < 0 ? item : item.slice(0, star), base);
    sections.push(section);
    times.push(star < 0 ? 1 : Number(item.slice(star + 1)));
  }
  return {field: Number(part.slice(0, colon)), sections, times};
}

/** Decodes a line of `encodePostings`. */
export function decodePostings(line: string): readonly FieldPostings[] {
  return line.split(';').map(decodeField);
}
