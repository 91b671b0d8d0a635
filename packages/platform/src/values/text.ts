/** Maximum length of words to compare, because the cost is the product of their lengths. */
const longestWord = 48;

function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + cost);
      // Two swapped letters count as one mistake.
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, before[j - 2]! + 1);
      next.push(best);
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
}

/**
 * Finds the candidate that a word was probably meant to be, or undefined. At most a third of the letters may differ, or
 * the word must be a prefix of exactly one candidate.
 */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length === 0 || word.length > longestWord) return undefined;
  const lower = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Infinity;
  const beginning: string[] = [];
  for (const candidate of candidates) {
    const other = candidate.toLowerCase();
    if (lower.length >= 3 && other.startsWith(lower)) beginning.push(candidate);
    const allowed = Math.max(1, Math.floor(Math.max(lower.length, other.length) / 3));
    if (Math.abs(lower.length - other.length) > allowed || other.length > longestWord) continue;
    const found = distance(lower, other);
    if (found <= allowed && found < Math.min(bestDistance, other.length)) {
      best = candidate;
      bestDistance = found;
    }
  }
  return best ?? (beginning.length === 1 ? beginning[0] : undefined);
}

/** Control characters, line separators, bidirectional overrides and halves of surrogate pairs. */
const unprintable = /[\p{Cc}\p{Surrogate}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Sanitizes input for use in a message: one line, at most `longest` characters. */
export function sanitizeText(input: string, longest = 80): string {
  const cut = input.length > longest ? `${input.slice(0, longest - 1)}…` : input;
  return cut.replace(unprintable, '\uFFFD');
}

/** Creates an empty record without a prototype, in which keys such as `__proto__` are ordinary keys. */
export function createRecord<Value>(): Record<string, Value> {
  return Object.create(null) as Record<string, Value>;
}

/** Whether a value is an object and neither null nor a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
