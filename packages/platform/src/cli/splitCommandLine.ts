import {createError} from '../errors/catalog';
import {readShellTokens} from '../shell/readShell';

/**
 * Splits a line into words as a POSIX shell does, with quotes, escapes and comments. Variables, globs, pipes and
 * redirections are ordinary characters. Linear in the length.
 */
export function splitCommandLine(line: string) {
  const words: string[] = [];
  let end = -1;
  for (const token of readShellTokens(line)) {
    const source = line.slice(token.start, token.end);
    if (token.kind === 'space' || token.kind === 'comment' || source === '\n') continue;
    if (token.kind === 'word' && token.unclosed !== undefined)
      return {ok: false as const, error: createError('quotes_unbalanced', {quote: token.unclosed})};
    const text = token.kind === 'word' ? token.text : source;
    if (token.kind === 'word' && !token.quoted && text === '') continue;
    if (token.start === end) words.push((words.pop() ?? '') + text);
    else words.push(text);
    ({end} = token);
  }
  return {ok: true as const, words};
}

/** Quotes words for a shell. */
export function quoteWords(words: readonly string[]): string {
  return words.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(' ');
}
