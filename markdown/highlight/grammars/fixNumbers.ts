import type {Grammar, Languages} from 'prismjs';

/** Prism colors the first half of an IP address as a number of the shell, up to its second dot. */
export function fixNumbers({bash}: Languages): void {
  const {number} = bash as Grammar;
  if (!number) throw new Error(`Prism's grammar has no number any more: see markdown/highlight/grammars/fixNumbers.ts`);
  Object.assign(bash as Grammar, {
    number: {pattern: /(^|\s)(?:[1-9]\d*|0)(?:[.,]\d+)?\b(?!\.\d)/, lookbehind: true},
  });
}
