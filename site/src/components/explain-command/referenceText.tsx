import siteConfig from '@generated/docusaurus.config';
import type {ReactNode} from 'react';

/** Text from the facts, with code between backticks. */
export function Note({text}: {readonly text: string}): ReactNode {
  return text.split('`').map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece));
}

interface LinkProps {
  /** Path in the current docs with an anchor. Without it, the text isn't a link. */
  readonly url?: string;
  /** Name of a link whose text alone is unclear. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link to the reference. It's a plain element, because the dialog is outside the router; see `useDialogLinks`. */
export function ReferenceLink({url, label, children}: LinkProps): ReactNode {
  if (url === undefined) return children;
  return (
    <a href={siteConfig.baseUrl + url.slice(1)} aria-label={label}>
      {children}
    </a>
  );
}
