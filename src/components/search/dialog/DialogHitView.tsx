import Link from '@docusaurus/Link';
import {Fragment, type ReactNode} from 'react';
import HighlightedText from '../HighlightedText';
import type {DialogHit} from './toDocSearchHits';
import styles from './SearchDialog.module.css';

/** One hit: its headings and a line of its text. Arrows lead to it, as to an option of a list; Tab passes it by. */
export default function DialogHitView({hit}: {readonly hit: unknown}): ReactNode {
  const {url, shown, hierarchy} = hit as DialogHit;
  // Recent searches of an older version of the site may lack what is shown today.
  if (shown === undefined)
    return (
      <Link to={url} tabIndex={-1}>
        {hierarchy.lvl2 ?? hierarchy.lvl1}
      </Link>
    );
  return (
    <Link to={url} className={styles.hit} tabIndex={-1}>
      <span className={styles.heading}>
        {shown.headings.length === 0 ? (
          <HighlightedText segments={shown.title} />
        ) : (
          shown.headings.map((heading, index) => (
            <Fragment key={index}>
              {index > 0 && ' › '}
              <HighlightedText segments={heading} />
            </Fragment>
          ))
        )}
      </span>
      {shown.snippet.length > 0 && (
        <span className={styles.snippet}>
          <HighlightedText segments={shown.snippet} />
        </span>
      )}
    </Link>
  );
}
