import {Fragment, type ReactNode} from 'react';
import type {Segment} from './client/types';
import HighlightedText from './HighlightedText';

/** The headings above a hit, outermost first. */
export default function Breadcrumbs({headings}: {readonly headings: readonly (readonly Segment[])[]}): ReactNode {
  return headings.map((heading, index) => (
    <Fragment key={index}>
      {index > 0 && <span> › </span>}
      <HighlightedText segments={heading} />
    </Fragment>
  ));
}
