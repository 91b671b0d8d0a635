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

const numberWords = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
];
const tens: Readonly<Record<string, number>> = {
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
  hundred: 100,
};

/** Expression of a number in digits or words. */
export const numberPattern = `\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?|(?:${[...numberWords, ...Object.keys(tens)].join('|')})`;

/** The value of a number in digits or words. */
export function readNumber(text: string): number {
  const word = text.toLowerCase();
  const index = numberWords.indexOf(word);
  return index >= 0 ? index : (tens[word] ?? Number(text.replaceAll(',', '')));
}

const second = 1000;
const day = 24 * 60 * 60 * second;
const times: Readonly<Record<string, number>> = {
  ms: 1,
  millisecond: 1,
  s: second,
  sec: second,
  second,
  m: 60 * second,
  min: 60 * second,
  minute: 60 * second,
  h: 60 * 60 * second,
  hour: 60 * 60 * second,
  d: day,
  day,
  week: 7 * day,
  month: 30 * day,
  year: 365 * day,
};
const sizes: Readonly<Record<string, number>> = {k: 1024, m: 1024 ** 2, g: 1024 ** 3, t: 1024 ** 4};

const quantity = new RegExp(
  `(?<![\\w.,/:$@#-])(${numberPattern}|an?|half an?)(?:[\\s-]?(ms|s|min|m|h|d|milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|[KMGT]i?B?)\\b|\\s?(%))(?!\\w|\\.\\w|/\\w)`,
  'gi',
);

/** Finds the numbers with a unit in a text. "A second" and "an hour" count as one only after a preposition. */
export function readQuantities(text: string): Quantity[] {
  return [...text.matchAll(quantity)].flatMap((match): Quantity[] => {
    const [whole, number = '', unit = '', percent] = match;
    const {index} = match;
    if (percent) return [{text: whole, index, kind: 'percent', value: readNumber(number)}];
    const isArticle = /^(?:an?|half an?)$/i.test(number);
    // In "a second factor", the word is an ordinal.
    if (
      isArticle &&
      /^second$/i.test(unit) &&
      /^\s+[a-z]/.test(text.slice(index + whole.length)) &&
      !/^\s+(?:after|before|ago|and|at|by|for|in|later|or|to|when|while|without)\b/.test(
        text.slice(index + whole.length),
      )
    )
      return [];
    if (
      isArticle &&
      (!/\b(?:about|after|for|in|of|over|per|than|to|within|every|up to|least|most)\s+$/i.test(text.slice(0, index)) ||
        unit.length < 3)
    )
      return [];
    const amount = isArticle ? (/^half/i.test(number) ? 0.5 : 1) : readNumber(number);
    if (/^[KMGT]i?B?$/.test(unit) && !/^m$/.test(unit)) {
      // A capital letter alone is a size only next to digits, as in `128M`.
      if (unit.length === 1 && !/\d$/.test(number)) return [];
      return [{text: whole, index, kind: 'size', value: amount * sizes[unit.charAt(0).toLowerCase()]!}];
    }
    const factor = times[unit.toLowerCase().replace(/(?<=..)s$/, '')];
    if (factor === undefined || (unit.length <= 2 && !/\d$/.test(number))) return [];
    return [{text: whole, index, kind: 'time', value: amount * factor}];
  });
}
