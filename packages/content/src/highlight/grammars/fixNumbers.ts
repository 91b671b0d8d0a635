import type {Grammar, Languages} from 'prismjs';

/** Fixes the shell's numbers, which in Prism include the first half of an IP address. */
export function fixNumbers({bash}: Languages): void {
  const {number} = bash as Grammar;
  if (!number)
    throw new Error(`Prism's grammar no longer has number: see packages/content/src/highlight/grammars/fixNumbers.ts`);
  Object.assign(bash as Grammar, {
    number: {pattern: /(^|\s)(?:[1-9]\d*|0)(?:[.,]\d+)?\b(?!\.\d)/, lookbehind: true},
  });
}
