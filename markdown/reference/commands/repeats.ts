const articles = new Set(['a', 'an', 'the']);
const readWords = (text: string) => text.toLowerCase().match(/[\w-]+/g) ?? [];

/** Whether a description tells all that a summary does: "Lists the apps of the namespace" says more than "List apps". */
export function repeats(description: string, summary: string): boolean {
  const told = readWords(description);
  return readWords(summary)
    .filter((word) => !articles.has(word))
    .every((word) => told.some((other) => other === word || other === `${word}s`));
}
