/** Whether a word of a command line is a placeholder for a value: `NAME`, `<name>`, `[flags]`, `…`. */
export function isPlaceholder(word: string): boolean {
  return /^(?:[A-Z][A-Z0-9_-]*|<[^<>]+>|\[[^[\]]+\]|…|\.\.\.)(?:\.\.\.|…)?$/.test(word) && word !== 'A';
}

/** Whether a word represents any number of words. */
export function isEllipsis(word: string): boolean {
  return word === '…' || word === '...' || /^\[[^[\]]+\]$/.test(word);
}
