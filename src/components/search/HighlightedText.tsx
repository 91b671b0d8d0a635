import type {ReactNode} from 'react';
import type {Segment} from './client/types';

/**
 * Renders runs of text with the matches marked. The text is never interpreted as HTML. Each run is an element, because
 * browsers that translate the page replace bare text, which React then can't remove.
 */
export default function HighlightedText({segments}: {readonly segments: readonly Segment[]}): ReactNode {
  return segments.map(({text, marked}, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
