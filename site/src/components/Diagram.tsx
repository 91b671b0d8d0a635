import {memo} from 'react';
import {ZoomButton} from './zoom/ZoomButton';

interface Props {
  /** SVG source, checked and inlined at build. */
  readonly markup: string;
  /** One sentence below the drawing. */
  readonly caption: string;
}

/** An inline drawing, so that its colors follow the color mode. Another render would replace it. */
export const Diagram = memo(function Diagram({markup, caption}: Props) {
  return (
    <figure className="al-diagram">
      {/* Drawings aren't translated. */}
      <div lang="en" dangerouslySetInnerHTML={{__html: markup}} />
      <ZoomButton />
      <figcaption>{caption}</figcaption>
    </figure>
  );
});
