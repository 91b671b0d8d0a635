import type {Segment} from './Segment';

/** Splits styled runs at line ends, which are removed. */
export function splitLines(segments: readonly Segment[]): Segment[][] {
  const lines: Segment[][] = [[]];
  for (const {text, ...style} of segments) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part) lines.at(-1)?.push({text: part, ...style});
    });
  }
  return lines;
}
