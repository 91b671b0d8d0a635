import type {ReactNode} from 'react';
import {memoMarkup, type Markup} from '@site/src/components/memoMarkup';
import ZoomButton from '@site/src/components/zoom/ZoomButton';

export interface DiagramProps {
  /** SVG source, checked and inlined at build. */
  readonly markup: Markup;
  /** One sentence below the drawing. */
  readonly caption: string;
}

/** An inline drawing, so that its colors follow the color mode. */
const Diagram = memoMarkup(function Diagram({markup, caption}: DiagramProps): ReactNode {
  return (
    <figure className="al-diagram">
      {/* Drawings aren't translated. */}
      <div lang="en" dangerouslySetInnerHTML={markup} />
      <ZoomButton />
      <figcaption>{caption}</figcaption>
    </figure>
  );
});

export default Diagram;
