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
