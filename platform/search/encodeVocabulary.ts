/**
 * Encodes sorted terms, one per line, each as the length of the prefix shared with the previous term (base 36) and the
 * rest.
 * @throws Error if the terms aren't sorted
 */
export function encodeVocabulary(terms: readonly string[]): string {
  let before = '';
  return terms
    .map((term) => {
      if (term < before) throw new Error(`The terms must be sorted: "${term}" comes after "${before}".`);
      let shared = 0;
      while (shared < 35 && shared < term.length && term[shared] === before[shared]) shared++;
      before = term;
      return shared.toString(36) + term.slice(shared);
    })
    .join('\n');
}

/** Decodes the output of `encodeVocabulary`. */
export function decodeVocabulary(text: string): readonly string[] {
  if (text === '') return [];
  let before = '';
  return text.split('\n').map((line) => (before = before.slice(0, Number.parseInt(line[0]!, 36)) + line.slice(1)));
}
