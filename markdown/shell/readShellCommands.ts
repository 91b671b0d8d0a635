import type {ShellCommand, ShellWord} from './ShellCommand';
import {skipExpansion} from './skipExpansion';

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
const operator = /[;&|()\n]/;
const redirection = /^\d*(<<<|<<-?|>>|>\||[<>]&?|&>>?)/;
const assignment = /^[A-Za-z_]\w*\+?=/;

/**
 * Every simple command of a shell script, also in pipes, lists, groups and substitutions, in order.
 * Bodies of here-documents are data and contain none. Never throws; linear in the length.
 */
export function readShellCommands(script: string, firstLine = 0, depth = 0): ShellCommand[] {
  const found: ShellCommand[] = [];
  const heredocs: {end: string; indented: boolean}[] = [];
  let words: ShellWord[] = [];
  let startLine = firstLine;
  let line = firstLine;
  let index = 0;
  let skipWord = false;

  const finish = () => {
    if (words.length > 0) found.push({words, line: startLine});
    words = [];
    skipWord = false;
  };
  while (index < script.length) {
    const character = script.charAt(index);
    if (character === '\n') {
      finish();
      line++;
      index++;
      for (const heredoc of heredocs.splice(0)) ({index, line} = skipHeredoc(script, index, line, heredoc));
    } else if (character === '\\' && script[index + 1] === '\n') {
      line++;
      index += 2;
    } else if (/\s/.test(character)) {
      index++;
    } else if (character === '#') {
      const end = script.indexOf('\n', index);
      index = end < 0 ? script.length : end;
    } else if (/[\d<>&]/.test(character) && redirection.test(script.slice(index, index + 8))) {
      const match = redirection.exec(script.slice(index, index + 8));
      index += match?.[0].length ?? 1;
      const sign = match?.[1] ?? '';
      if (sign.startsWith('<<') && sign !== '<<<') {
        const delimiter = /^[ \t]*(?:'([^'\n]*)'|"([^"\n]*)"|\\?([^\s;&|<>()]+))/.exec(
          script.slice(index, index + 200),
        );
        if (delimiter) {
          index += delimiter[0].length;
          heredocs.push({end: delimiter[1] ?? delimiter[2] ?? delimiter[3] ?? '', indented: sign === '<<-'});
        }
      } else skipWord = true;
    } else if (operator.test(character)) {
      finish();
      index++;
    } else {
      const read = readWord(script, index, line, depth);
      found.push(...read.inner);
      if (words.length === 0) startLine = line;
      const starts = words.length === 0;
      const prefix =
        starts && (assignment.test(script.slice(index, index + 200)) || (!read.quoted && keywords.has(read.word.text)));
      if (skipWord) skipWord = false;
      else if (!prefix) words.push(read.word);
      line += script.slice(index, read.end).split('\n').length - 1;
      index = Math.max(read.end, index + 1);
    }
  }
  finish();
  return found;
}

function readWord(script: string, start: number, line: number, depth: number) {
  const inner: ShellCommand[] = [];
  let text = '';
  let dynamic = false;
  let quoted = false;
  let quote = '';
  let index = start;
  while (index < script.length) {
    const character = script.charAt(index);
    if (!quote && (/\s/.test(character) || operator.test(character) || character === '<' || character === '>')) break;
    if (quote !== "'" && (character === '$' || character === '`')) {
      const expansion = skipExpansion(script, index);
      if (expansion) {
        const raw = script.slice(index, expansion.end);
        text += raw;
        dynamic = true;
        if (expansion.script !== undefined && depth < 8) {
          const offset = script.slice(start, index).split('\n').length - 1;
          inner.push(...readShellCommands(expansion.script, line + offset, depth + 1));
        }
        index = expansion.end;
        continue;
      }
    }
    if (character === '\\' && quote !== "'") {
      const next = script.charAt(index + 1);
      if (next !== '\n') text += quote && !'"\\$`'.includes(next) ? `\\${next}` : next;
      index += 2;
    } else if (quote ? character === quote : character === '"' || character === "'") {
      quote = quote ? '' : character;
      quoted = true;
      index++;
    } else {
      if (!quote && /[*?]/.test(character)) dynamic = true;
      text += character;
      index++;
    }
  }
  return {word: {text, dynamic}, inner, quoted, end: index};
}

function skipHeredoc(
  script: string,
  from: number,
  fromLine: number,
  {end, indented}: {end: string; indented: boolean},
) {
  let index = from;
  let line = fromLine;
  while (index < script.length) {
    const next = script.indexOf('\n', index);
    const stop = next < 0 ? script.length : next;
    const text = script.slice(index, stop);
    index = Math.min(stop + 1, script.length);
    line++;
    if ((indented ? text.replace(/^\t+/, '') : text) === end) break;
  }
  return {index, line};
}
