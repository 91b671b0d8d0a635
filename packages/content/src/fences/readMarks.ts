const lastLine = 9999;

/** Parses `2,4-6` into line numbers. Returns undefined if the text isn't such a list. */
export function readMarks(text: string): number[] | undefined {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,4})(?:-(\d{1,4}))?\s*$/.exec(part);
    if (!match) return undefined;
    const from = Number(match[1]);
    const to = Number(match[2] ?? match[1]);
    if (from < 1 || to < from || to > lastLine) return undefined;
    for (let line = from; line <= to; line++) lines.add(line);
  }
  return [...lines].sort((a, b) => a - b);
}
