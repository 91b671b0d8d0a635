import type {ReactNode} from 'react';
import type {Segment} from './client/types';

/**
 * Renders runs of text with the matches marked. The text is never interpreted as HTML. Each run is an element, because
 * React can't remove bare text nodes that the browser's translation has replaced.
 */
export default function HighlightedText({segments}: {readonly segments: readonly Segment[]}): ReactNode {
  return segments.map(({text, marked}, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
