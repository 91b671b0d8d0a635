const prompt = '$ ';

/**
 * Reads the text of a `console` block: `$ command` lines, each followed by its output. `stray` is output before the first
 * command.
 */
export function readTranscript(text: string) {
  const lines = text.split('\n');
  /** `line` is that of the prompt within the block, from 0, and `commandLines` include continuation lines. */
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
    steps: steps.map((step) => {
      const [first = '', ...more] = step.commandLines;
      const parts = [first.slice(prompt.length), ...more.map((line) => line.replace(/^> /, '').trimStart())];
      return {...step, command: parts.map((part) => part.replace(/\\$/, '')).join(''), output: trimEnd(step.output)};
    }),
  };
}

/** Removes blank lines at the end. */
export function trimEnd(lines: readonly string[]): string[] {
  const kept = lines.map((line) => line.trimEnd());
  while (kept.length > 0 && !kept.at(-1)) kept.pop();
  return kept;
}

/** A command without its prompt, and its output on the page. */
export type TranscriptStep = ReturnType<typeof readTranscript>['steps'][number];
