/** Field → section → how often the term stands there, as MiniSearch writes it. */
export type Postings = Readonly<Record<string, Readonly<Record<string, number>>>>;

const base = 36;

function encodeField(frequencies: Readonly<Record<string, number>>): string {
  let before = -1;
  return Object.keys(frequencies)
    .map(Number)
    .sort((a, b) => a - b)
    .map((section) => {
      const gap = (section - before).toString(base);
      before = section;
      const times = Math.min(frequencies[section]!, 9);
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

/** Reads a line that `encodePostings` wrote. */
export function decodePostings(line: string): Postings {
  const postings: Record<string, Record<string, number>> = {};
  for (const part of line.split(';')) {
    const [field = '', list = ''] = part.split(':');
    const frequencies: Record<string, number> = {};
    let section = -1;
    for (const item of list.split(' ')) {
      const [gap = '', times = '1'] = item.split('*');
      section += Number.parseInt(gap, base);
      frequencies[section] = Number(times);
    }
    postings[field] = frequencies;
  }
  return postings;
}
