import type {Kind, Segment} from '@aloft/search';
import type {ReactNode} from 'react';
import styles from './search.module.css';

export type IconName = Kind | 'recent' | 'prompt' | 'search';

const section = 'M4 5h12M4 10h12M4 15h7';
const braces =
  'M8 3.5c-2.5 0-2.5 1-2.5 3S5.5 9.5 4 10c1.5.5 1.5 1.5 1.5 3.5s0 3 2.5 3M12 3.5c2.5 0 2.5 1 2.5 3s0 3 1.5 3.5c-1.5.5-1.5 1.5-1.5 3.5s0 3-2.5 3';
const paths: Readonly<Record<IconName, string>> = {
  page: 'M11.5 3H5.5v14h9V6zm0 0v3h3M8 10h4M8 13h4',
  section,
  group: section,
  aside: section,
  command: 'm4 6 4 4-4 4M10 14.5h6',
  prompt: 'm4 6 4 4-4 4M10 14.5h6',
  field: braces,
  row: braces,
  error: 'M10 3.5 17 16H3zM10 8v4M10 13.8v.4',
  term: 'M4.5 16 10 4l5.5 12M6.5 12h7',
  recent: 'M10 3.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM10 6.5V10l2.5 1.5',
  search: 'M8.5 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM12.8 12.8l4 4',
};

function Icon({name}: {readonly name: IconName}): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export const plainText = (segments: readonly Segment[]): string => segments.map(({text}) => text).join('');

/**
 * Renders runs of text with the matches marked. The text is never interpreted as HTML. Each run is an element, because
 * React can't remove bare text nodes that the browser's translation has replaced.
 */
export function MarkedText({segments}: {readonly segments: readonly Segment[]}): ReactNode {
  return segments.map(({text, marked}, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

interface Props {
  readonly icon: IconName;
  readonly title: readonly Segment[];
  /** Headings above the title. */
  readonly path?: string;
  readonly snippet?: readonly Segment[];
}

/** The icon and the text of a result, in the dialog and on the search page. */
export default function HitText({icon, title, path, snippet = []}: Props): ReactNode {
  return (
    <>
      <Icon name={icon} />
      <span className={styles.text}>
        <span className={styles.leaf}>
          <b>
            <MarkedText segments={title} />
          </b>
          {path ? <span className={styles.path}> {path}</span> : null}
        </span>
        {snippet.length > 0 && (
          <span>
            <MarkedText segments={snippet} />
          </span>
        )}
      </span>
    </>
  );
}
