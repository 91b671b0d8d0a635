const articles = new Set(['a', 'an', 'the']);
const readWords = (text: string) => text.toLowerCase().match(/[\w-]+/g) ?? [];

/** Whether a description contains everything in a summary: "Lists the apps of the namespace" covers "List apps". */
export function repeats(description: string, summary: string): boolean {
  const told = readWords(description);
  return readWords(summary)
    .filter((word) => !articles.has(word))
    .every((word) => told.some((other) => other === word || other === `${word}s`));
}
