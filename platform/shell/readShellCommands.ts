import {readShellTokens, type WordToken} from './readShellTokens';
import type {ShellCommand, ShellWord} from './ShellCommand';

const keywords = new Set([
  'if',
  'then',
  'else',
  'elif',
  'fi',
  'do',
  'done',
  'while',
  'until',
  'for',
  'case',
  'esac',
  'in',
  '!',
  '{',
  '}',
  'time',
]);
const assignment = /^[A-Za-z_]\w*\+?=/;

/** Whether a word in front of a command is an assignment or a keyword. */
export function findPrefix({quoted, text}: WordToken, source: string): 'assignment' | 'keyword' | undefined {
  if (assignment.test(source)) return 'assignment';
  return !quoted && keywords.has(text) ? 'keyword' : undefined;
}

/** Number of line ends in `script` from `start` to `end`. */
function countLines(script: string, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at++) if (script.charCodeAt(at) === 10) count++;
  return count;
}

/** Maximum nesting depth of substitutions. */
export const deepest = 8;

/**
 * Reads all simple commands of a shell script in order, also in pipes, lists, groups and substitutions, but not in
 * here-documents. Never throws; linear in the length.
 */
export function readShellCommands(script: string, firstLine = 0, depth = 0): ShellCommand[] {
  const found: ShellCommand[] = [];
  const words: ShellWord[] = [];
  let startLine = firstLine;
  let line = firstLine;
  let skipWord = false;

  const finish = () => {
    if (words.length > 0) found.push({words: words.slice(), line: startLine});
    words.length = 0;
    skipWord = false;
  };
  for (const token of readShellTokens(script)) {
    const source = script.slice(token.start, token.end);
    if (token.kind === 'operator') finish();
    else if (token.kind === 'redirection') skipWord = !/^\d*<<(?!<)/.test(source);
    else if (token.kind === 'word') {
      let innerLine = line;
      let counted = token.start;
      for (const {start, end} of depth < deepest ? token.inner : []) {
        innerLine += countLines(script, counted, start);
        counted = start;
        for (const command of readShellCommands(script.slice(start, end), innerLine, depth + 1)) found.push(command);
      }
      if (words.length === 0) startLine = line;
      const isPrefix = words.length === 0 && findPrefix(token, source) !== undefined;
      if (skipWord) skipWord = false;
      else if (!isPrefix) words.push({text: token.text, dynamic: token.dynamic});
    }
    line += countLines(script, token.start, token.end);
  }
  finish();
  return found;
}
