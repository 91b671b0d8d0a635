import {colorOutput} from '@aloft/simulator/terminal';
import {languages, type Language} from '../fences/languages';
import {renderLines, type LineOptions} from './renderLines';
import type {Segment} from './Segment';
import {splitLines} from './splitLines';
import {splitTranscript} from './splitTranscript';
import type {TranscriptLine} from './TranscriptLine';
import {tokenize} from './tokenize';

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
