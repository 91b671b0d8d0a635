import {colorOutput} from '@aloft/simulator/output';
import {languages} from '../fences/languages';
import {escapeXml} from '../addresses';
import type {FenceMeta, LineMark} from '../fences/parseFence';
import {type Segment, tokenize} from './tokenize';
import {readTranscript} from '../transcripts/readTranscript';

/**
 * Renders a code block's text as HTML, escaped and styled by `tok-…` classes. The text content doesn't change.
 */
export function highlightCode(text: string, language: string, options: LineOptions): string {
  if (language === 'console') return renderLines(highlightTranscript(text), options);
  const grammar = languages.get(language)?.grammar;
  return renderLines(splitLines(grammar ? tokenize(text, grammar) : [{text}]), options);
}

/** Highlights all lines of a command together, because a string may span several of them. */
function highlightTranscript(text: string): Segment[][] {
  const rows = text.split('\n').map(colorLine);
  for (const {line, commandLines} of readTranscript(text).steps) {
    const prompts = commandLines.map((typed) => /^(?:\$|>) /.exec(typed)?.[0] ?? '');
    const command = commandLines.map((typed, index) => typed.slice(prompts[index]!.length)).join('\n');
    splitLines(tokenize(command, 'bash')).forEach((segments, index) => {
      const prompt = prompts[index]!;
      const more = prompt.startsWith('$') ? {} : {color: 'more' as const};
      rows[line + index] = [...(prompt ? [{text: prompt, style: 'prompt' as const, ...more}] : []), ...segments];
    });
  }
  return rows;
}

/** Colors a line of output as the terminal does. */
function colorLine(line: string): Segment[] {
  if (!line) return [];
  const parts = colorOutput(line);
  return (parts.some(({color}) => color) ? parts : [{text: line}]).map((part) => ({...part, style: 'output'}));
}

/** Splits styled runs at line ends, which are removed. */
function splitLines(segments: readonly Segment[]): Segment[][] {
  const lines: Segment[][] = [[]];
  for (const {text, ...style} of segments) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part) lines.at(-1)?.push({text: part, ...style});
    });
  }
  return lines;
}

/** Presentation of lines. */
type LineOptions = Pick<FenceMeta, 'lines' | 'words' | 'numbers'>;

/**
 * Writes styled lines as HTML. Lines get an element only if one of them is marked or all are numbered, so that a plain
 * block stays small.
 */
function renderLines(rows: readonly (readonly Segment[])[], {lines, words, numbers}: LineOptions): string {
  const rendered = rows.map((row) => markWords(row, words).map(renderSegment).join(''));
  if (Object.keys(lines).length === 0 && !numbers) return rendered.join('\n');
  return rendered
    .map((html, index) => {
      const has = (mark: LineMark) => lines[mark]?.includes(index + 1) ?? false;
      const tag = has('ins') ? 'ins' : has('del') ? 'del' : has('mark') || has('error') ? 'mark' : 'span';
      const classes = ['line', ...(has('error') ? ['wrong'] : []), ...(lines.focus && !has('focus') ? ['dim'] : [])];
      const label = has('labels') ? ` data-label="${lines.labels!.indexOf(index + 1) + 1}"` : '';
      return `<${tag} class="${classes.join(' ')}"${label}>${html}\n</${tag}>`;
    })
    .join('');
}

/** Splits a line's segments where a marked word begins or ends, because it may span several of them. */
function markWords(row: readonly Segment[], words: readonly string[]): readonly (Segment & {isWord?: boolean})[] {
  if (words.length === 0) return row;
  let mask = row.map(({text}) => text).join('');
  for (const word of words) mask = mask.replaceAll(word, '\0'.repeat(word.length));
  let position = 0;
  return row.flatMap(({text, ...style}) => {
    const runs = [...mask.slice(position, (position += text.length)).matchAll(/\0+|[^\0]+/g)];
    return runs.map(({0: {length}, index, input}) => {
      return {...style, text: text.slice(index, index + length), isWord: input[index] === '\0'};
    });
  });
}

function renderSegment({text, style, color, isWord}: Segment & {readonly isWord?: boolean}): string {
  const html = isWord ? `<mark class="word">${escapeXml(text)}</mark>` : escapeXml(text);
  if (!style) return html;
  const classes = color ? `tok-${style} out-${color}` : `tok-${style}`;
  return `<span class="${classes}">${html}</span>`;
}
