import type {ReactNode} from 'react';

export interface DiagramProps {
  /** Source of the drawing, put in at build from the repository and checked there. */
  readonly svg: string;
  /** One sentence below the drawing. */
  readonly caption: string;
}

/** A drawing in the page itself, so that it takes its colors from the tokens of the current mode. */
export function Diagram({svg, caption}: DiagramProps): ReactNode {
  return (
    <figure className="al-diagram">
      <div dangerouslySetInnerHTML={{__html: svg}} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
