// cspell:ignore KMGT
/** A number with a unit. */
export interface Quantity {
  /** As written. */
  readonly text: string;
  readonly index: number;
  readonly kind: 'time' | 'size' | 'percent';
  /** Milliseconds, bytes or percent. */
  readonly value: number;
}

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const numbers = new Map([
  ...words.map((word, value) => [word, value] as const),
  ...Object.entries({fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90, hundred: 100}),
]);

/** Expression of a number in digits or words. */
export const numberPattern = `\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?|(?:${[...numbers.keys()].join('|')})`;

/** The value of a number in digits or words. */
export const readNumber = (text: string): number => numbers.get(text.toLowerCase()) ?? Number(text.replaceAll(',', ''));

const day = 86_400_000;
/** Milliseconds of units by their first letter or their name. */
const times: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: day,
  w: 7 * day,
  month: 30 * day,
  year: 365 * day,
};

/** Milliseconds of a unit of time, such as `m`, `min` or `minutes`. */
export function readTimeUnit(unit: string): number | undefined {
  const name = unit.toLowerCase().replace('millisecond', 'ms');
  return name.endsWith('b') ? undefined : times[/^(?:ms|month|year)/.exec(name)?.[0] ?? name.charAt(0)];
}

const sizes: Readonly<Record<string, number>> = {k: 1024, m: 1024 ** 2, g: 1024 ** 3, t: 1024 ** 4};

const quantity = new RegExp(
  `(?<![\\w.,/:$@#-])(${numberPattern}|an?|half an?)(?:[\\s-]?(ms|s|min|m|h|d|milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|[KMGT]i?B?)\\b|\\s?(%))(?!\\w|\\.\\w|/\\w)`,
  'gi',
);

const afterArticle = /^\s+(?:after|before|ago|and|at|by|for|in|later|or|to|when|while|without)\b|^(?!\s+[a-z])/;
const beforeArticle = /\b(?:about|after|for|in|of|over|per|than|to|within|every|up to|least|most)\s+$/i;

/** Finds the numbers with a unit in a text. "A second" and "an hour" count as one only after a preposition. */
export function readQuantities(text: string): Quantity[] {
  return [...text.matchAll(quantity)].flatMap(
    ({0: whole, 1: number = '', 2: unit = '', 3: percent, index}): Quantity[] => {
      const found = {text: whole, index};
      if (percent) return [{...found, kind: 'percent', value: readNumber(number)}];
      const isArticle = /^(?:an?|half an?)$/i.test(number);
      // In "a second factor", the word is an ordinal.
      const isOrdinal = /^second$/i.test(unit) && !afterArticle.test(text.slice(index + whole.length));
      if (isArticle && (isOrdinal || !beforeArticle.test(text.slice(0, index)) || unit.length < 3)) return [];
      const amount = isArticle ? (/^half/i.test(number) ? 0.5 : 1) : readNumber(number);
      const isSize = /^[KMGT]i?B?$/.test(unit);
      // A letter counts only next to digits, as in `128M`.
      if (!/\d$/.test(number) && !isArticle && unit.length <= (isSize ? 1 : 2)) return [];
      const factor = isSize ? sizes[unit.charAt(0).toLowerCase()] : readTimeUnit(unit);
      return factor === undefined ? [] : [{...found, kind: isSize ? 'size' : 'time', value: amount * factor}];
    },
  );
}
