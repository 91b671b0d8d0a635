// Why: upstream labels the link of a heading that contains code with its id, and repeats the label in a tooltip, which
// screen readers read again.
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import clsx from 'clsx';
import {Children, isValidElement, type PropsWithChildren, type ReactNode} from 'react';

/** Text of a heading without its markup. */
function readText(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => (isValidElement<PropsWithChildren>(child) ? readText(child.props.children) : child))
    .join('');
}

/** A heading with a link to itself, if it has an id. */
export default function Heading({as: As, id, ...props}: Props) {
  const {collectAnchor} = useBrokenLinks();
  // The link check collects anchors while pages are rendered.
  if (As === 'h1' || !id) return <As {...props} />;
  collectAnchor(id);
  return (
    <As {...props} className={clsx('anchor', props.className)} id={id}>
      {props.children}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={translate(
          {id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}'},
          {heading: readText(props.children)},
        )}
      >
        &#8203;
      </Link>
    </As>
  );
}
