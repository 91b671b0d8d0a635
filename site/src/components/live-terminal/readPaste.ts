/**
 * Reads a text that is pasted into the command line. Lines that end with `\` continue on the next one. In a transcript,
 * only lines with the prompt `$` are commands.
 * @param before text in front of the cursor
 * @param after text behind the cursor
 * @returns the commands that end with a line break, and the rest, which the reader can edit
 */
export function readPaste(text: string, before = '', after = '') {
  const lines = text
    .replaceAll('\r', '')
    .replace(/ *\\\n(> )?\s*/g, ' ')
    .split('\n');
  const isTranscript = lines.some((line) => line.startsWith('$ '));
  const last = lines.at(-1)!;
  const typed = isTranscript ? lines.filter((line) => line.startsWith('$ ')).map((line) => line.slice(2)) : lines;
  typed[0] = before + typed[0]!;
  const rest = !isTranscript || last.startsWith('$ ') ? typed.pop()! : '';
  return {commands: typed.map((line) => line.trim()).filter((line) => /^[^#]/.test(line)), rest: rest + after};
}
