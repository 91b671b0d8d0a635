/** Control characters, line separators, bidirectional overrides and halves of surrogate pairs. */
const unprintable = /[\p{Cc}\p{Surrogate}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Sanitizes input for use in a message: one line, at most `longest` characters. */
export function sanitizeText(input: string, longest = 80): string {
  const cut = input.length > longest ? `${input.slice(0, longest - 1)}…` : input;
  return cut.replace(unprintable, '\uFFFD');
}
