/** A command of a transcript and its output on the page. */
export interface TranscriptStep {
  /** The command without the prompt; continuation lines are joined with line breaks. */
  readonly command: string;
  /** Line of the prompt within the block, from 0. */
  readonly line: number;
  /** Lines of the command, including continuation lines. */
  readonly commandLines: readonly string[];
  /** Lines of output, without blank ones at the end. */
  readonly output: readonly string[];
}

const prompt = '$ ';

/**
 * Reads the text of a `console` block: `$ command` lines, each followed by its output. `stray` is output before the first
 * command.
 */
export function readTranscript(text: string): {steps: readonly TranscriptStep[]; stray: boolean} {
  const lines = text.split('\n');
  const steps: {line: number; commandLines: string[]; output: string[]}[] = [];
  let stray = false;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const step = steps.at(-1);
    if (line.startsWith(prompt)) {
      const commandLines = [line];
      while (/\\$/.test(commandLines.at(-1) ?? '') && index + 1 < lines.length) commandLines.push(lines[++index] ?? '');
      steps.push({line: index - commandLines.length + 1, commandLines, output: []});
    } else if (step) step.output.push(line);
    else if (line.trim()) stray = true;
  }
  return {
    stray,
    steps: steps.map((step) => ({...step, command: joinLines(step.commandLines), output: trimEnd(step.output)})),
  };
}

function joinLines(lines: readonly string[]): string {
  return lines
    .map((line, index) =>
      (index === 0 ? line.slice(prompt.length) : line.replace(/^> /, '').trimStart()).replace(/\\$/, ''),
    )
    .join('');
}

/** Removes blank lines at the end. */
export function trimEnd(lines: readonly string[]): string[] {
  const kept = lines.map((line) => line.trimEnd());
  while (kept.length > 0 && !kept.at(-1)) kept.pop();
  return kept;
}
