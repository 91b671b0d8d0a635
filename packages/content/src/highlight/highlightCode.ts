import {colorOutput} from '@aloft/simulator/terminal';
import {type Language, languages} from '../fences/languages';
import {type Segment, tokenize} from './tokenize';
import {readTranscript} from '../transcripts/readTranscript';

/**
 * Renders a code block's text as HTML, escaped and styled by `tok-…` classes. The text content doesn't change.
 */
export function highlightCode(text: string, language: Language, options: LineOptions): string {
  return renderLines(language === 'console' ? highlightTranscript(text) : highlightSource(text, language), options);
}

function highlightSource(text: string, language: Language): Segment[][] {
  const grammar = languages.get(language)?.grammar;
  return splitLines(grammar ? tokenize(text, grammar) : [{text}]);
}

/** Highlights all lines of a command together, because a string may span several of them. */
function highlightTranscript(text: string): Segment[][] {
  const lines = splitTranscript(text);
  const typed = lines.map((line) => (line.typed ? line.text : ''));
  const commands = lines.map((): Segment[] => []);
  for (let start = 0, end = 0; start < lines.length; start = end) {
    for (end = start + 1; end < lines.length && lines[end]?.typed && !isStart(lines[end]); end++);
    splitLines(tokenize(typed.slice(start, end).join('\n'), 'bash')).forEach(
      (line, index) => (commands[start + index] = line),
    );
  }
  return lines.map(({prompt, text: line, typed: isTyped}, index) => {
    if (!isTyped) return line ? colorLine(line) : [];
    const more = prompt.startsWith('$') ? {} : {color: 'more' as const};
    return [...(prompt ? [{text: prompt, style: 'prompt' as const, ...more}] : []), ...(commands[index] ?? [])];
  });
}

/** Colors a line of output as the terminal does. */
function colorLine(line: string): Segment[] {
  const parts = colorOutput(line);
  return parts.some(({color}) => color)
    ? parts.map((part) => ({...part, style: 'output'}))
    : [{text: line, style: 'output'}];
}

function isStart(line: TranscriptLine | undefined): boolean {
  return line?.prompt.startsWith('$') ?? false;
}

/** One line of a terminal transcript. */
interface TranscriptLine {
  /** `$ `, or `> ` on a continuation line; empty for output and for lines of a here-document. */
  readonly prompt: string;
  readonly text: string;
  /** Whether the reader types the line. */
  readonly typed: boolean;
}

/** Separates the commands of a terminal transcript from their output, as the checks do. */
function splitTranscript(text: string): TranscriptLine[] {
  const prompts = new Map<number, string>();
  for (const {line, commandLines} of readTranscript(text).steps) {
    commandLines.forEach((typed, index) => prompts.set(line + index, /^(?:\$|>) /.exec(typed)?.[0] ?? ''));
  }
  return text.split('\n').map((line, index) => {
    const prompt = prompts.get(index) ?? '';
    return {prompt, text: line.slice(prompt.length), typed: prompts.has(index)};
  });
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
interface LineOptions {
  /** Numbers of the marked lines, from 1. */
  readonly mark: readonly number[];
  /** Whether each line is numbered. */
  readonly numbers: boolean;
}

/**
 * Writes styled lines as HTML. Lines get an element only if they're marked or numbered, so that a plain block stays
 * small.
 */
function renderLines(lines: readonly (readonly Segment[])[], {mark, numbers}: LineOptions): string {
  const rendered = lines.map((line) => line.map(renderSegment).join(''));
  if (mark.length === 0 && !numbers) return rendered.join('\n');
  return rendered
    .map((html, index) =>
      mark.includes(index + 1) ? `<mark class="line">${html}\n</mark>` : `<span class="line">${html}\n</span>`,
    )
    .join('');
}

function renderSegment({text, style, color}: Segment): string {
  if (!style) return escapeHtml(text);
  const classes = color ? `tok-${style} out-${color}` : `tok-${style}`;
  return `<span class="${classes}">${escapeHtml(text)}</span>`;
}

const entities: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Escapes text for use between tags and in double-quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
