import {escapeHtml} from './escapeHtml';
import type {Segment} from './Segment';

/** Presentation of lines. */
export interface LineOptions {
  /** Numbers of the marked lines, from 1. */
  readonly mark: readonly number[];
  /** Whether each line is numbered. */
  readonly numbers: boolean;
}

/**
 * Writes styled lines as HTML. Lines get an element only if they're marked or numbered, so that a plain block stays
 * small.
 */
export function renderLines(lines: readonly (readonly Segment[])[], {mark, numbers}: LineOptions): string {
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
