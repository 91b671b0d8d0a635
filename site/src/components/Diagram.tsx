import {memo} from 'react';
import ZoomButton from '@site/src/components/zoom/ZoomButton';

export interface DiagramProps {
  /** SVG source, checked and inlined at build. */
  readonly markup: string;
  /** One sentence below the drawing. */
  readonly caption: string;
}

/** An inline drawing, so that its colors follow the color mode. Another render would replace it. */
export default memo(function Diagram({markup, caption}: DiagramProps) {
  return (
    <figure className="al-diagram">
      {/* Drawings aren't translated. */}
      <div lang="en" dangerouslySetInnerHTML={{__html: markup}} />
      <ZoomButton />
      <figcaption>{caption}</figcaption>
    </figure>
  );
});
