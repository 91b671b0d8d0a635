import {readTranscript} from '../transcripts/readTranscript';
import type {TranscriptLine} from './TranscriptLine';

/** Separates the commands of a terminal transcript from their output, as the checks do. */
export function splitTranscript(text: string): TranscriptLine[] {
  const prompts = new Map<number, string>();
  for (const {line, commandLines} of readTranscript(text).steps) {
    commandLines.forEach((typed, index) => prompts.set(line + index, /^(?:\$|>) /.exec(typed)?.[0] ?? ''));
  }
  return text.split('\n').map((line, index) => {
    const prompt = prompts.get(index) ?? '';
    return {prompt, text: line.slice(prompt.length), typed: prompts.has(index)};
  });
}
