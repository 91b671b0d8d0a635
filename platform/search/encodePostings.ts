/** Occurrences of a term in one field: section numbers in order, and the count in each, which the index caps. */
export interface FieldPostings {
  readonly field: number;
  readonly sections: readonly number[];
  readonly times: readonly number[];
}

/** Maximum count, because higher counts don't improve ranking. */
export const mostTimes = 9;
const base = 36;

function encodeField({field, sections, times}: FieldPostings): string {
  const items = sections.map((section, index) => {
    const gap = (section - (sections[index - 1] ?? -1)).toString(base);
    const count = Math.min(times[index]!, mostTimes);
    return count === 1 ? gap : `${gap}*${count}`;
  });
  return `${field}:${items.join(' ')}`;
}

/** One line: `<field>:<gap> <gap>*<times>` for each field, with gaps between section numbers in base 36. */
export function encodePostings(postings: readonly FieldPostings[]): string {
  return postings.map(encodeField).join(';');
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
