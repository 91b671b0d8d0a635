import {createError} from '../errors/catalog';
import type {CliError} from './types';

/** The words of a line, or the reason why it can't be split. */
export type SplitResult =
  {readonly ok: true; readonly words: readonly string[]} | {readonly ok: false; readonly error: CliError};

/** Runs of literal characters and of white space. Sticky, so that they match at `lastIndex`. */
const ordinary = /[^\s'"\\]+/y;
const space = /\s+/y;

/** End of the run that starts at `index`, or `index` if there is none. */
function endOfRun(run: RegExp, line: string, index: number): number {
  run.lastIndex = index;
  return run.test(line) ? run.lastIndex : index;
}

/**
 * Splits a line into words as a POSIX shell does: at white space, with single quotes, double quotes with the escapes
 * `\"`, `\\` and `\$`, backslash escapes, and comments that begin with `#` at the start of a word. Variables, globs,
 * pipes and redirections are ordinary characters. Linear in the length.
 */
export function splitCommandLine(line: string): SplitResult {
  const words: string[] = [];
  let word: string[] | undefined;
  let index = 0;
  while (index < line.length) {
    const character = line[index]!;
    const afterSpace = endOfRun(space, line, index);
    if (afterSpace > index) {
      if (word) words.push(word.join(''));
      word = undefined;
      index = afterSpace;
    } else if (character === '#' && !word) {
      const end = line.indexOf('\n', index);
      index = end < 0 ? line.length : end;
    } else if (character === "'" || character === '"') {
      const quoted = readQuoted(line, index);
      if (!quoted) return {ok: false, error: createError('quotes_unbalanced', {quote: character})};
      (word ??= []).push(quoted.text);
      index = quoted.end;
    } else if (character === '\\') {
      const next = line[index + 1];
      // A backslash at the end of a line joins it with the next one.
      if (next !== undefined && next !== '\n') (word ??= []).push(next);
      index += 2;
    } else {
      const end = endOfRun(ordinary, line, index);
      (word ??= []).push(line.slice(index, end));
      index = end;
    }
  }
  if (word) words.push(word.join(''));
  return {ok: true, words};
}

function readQuoted(line: string, start: number): {text: string; end: number} | undefined {
  const quote = line[start];
  if (quote === "'") {
    const end = line.indexOf("'", start + 1);
    return end < 0 ? undefined : {text: line.slice(start + 1, end), end: end + 1};
  }
  const text: string[] = [];
  for (let index = start + 1; index < line.length; index++) {
    const character = line[index]!;
    if (character === '"') return {text: text.join(''), end: index + 1};
    const next = line[index + 1];
    if (character === '\\' && next !== undefined && '"\\$`\n'.includes(next)) {
      if (next !== '\n') text.push(next);
      index++;
    } else {
      text.push(character);
    }
  }
  return undefined;
}

/** Quotes words for a shell. */
export function quoteWords(words: readonly string[]): string {
  return words.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(' ');
}
