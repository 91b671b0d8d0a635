import type {ReactNode} from 'react';
import type {Segment} from './client/types';

/** Shows runs of text, with what was looked for marked. Text stays text, whatever it holds. */
export default function HighlightedText({segments}: {readonly segments: readonly Segment[]}): ReactNode {
  return segments.map(({text, marked}, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
