/** A font size in pixels, and the number of lines that fit at that size. */
export interface TextSize {
  readonly size: number;
  readonly lines: number;
}

export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Returns the width of text at a font size of 1 pixel. */
export type Measure = (text: string) => number;

/**
 * Wraps text at the first size at which it fits. A word that is wider than a line is split, and text that is too long
 * at the last size ends with an ellipsis.
 *
 * @param sizes from the preferred to the smallest
 */
export function fitText(text: string, width: number, sizes: readonly TextSize[], measure: Measure): FittedText {
  for (const {size, lines} of sizes) {
    const wrapped = wrap(text, width / size, measure);
    if (wrapped.length <= lines) return {size, lines: wrapped};
  }
  const {size, lines} = sizes.at(-1)!;
  const kept = wrap(text, width / size, measure).slice(0, lines);
  return {size, lines: [...kept.slice(0, -1), shorten(kept.at(-1)!, width / size, measure)]};
}

function wrap(text: string, width: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of word) {
      if (measure(line + character) > width) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return [...lines, line];
}

function shorten(line: string, width: number, measure: Measure): string {
  const characters = [...line];
  while (measure(`${characters.join('')}…`) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
