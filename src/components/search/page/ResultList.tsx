import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Breadcrumbs from '../Breadcrumbs';
import type {PageHits} from '../client/types';
import HighlightedText from '../HighlightedText';
import styles from './SearchPage.module.css';

/** Pages with their breadcrumbs, title and hits, each with a snippet of one or two lines. */
export default function ResultList({pages}: {readonly pages: readonly PageHits[]}): ReactNode {
  return (
    <ol className={styles.results}>
      {pages.map(({path, title, trail, hits}) => (
        <li key={path} className={styles.result}>
          {trail !== '' && <p className={styles.trail}>{trail}</p>}
          <h2 className={styles.title}>
            <Link to={path}>
              <HighlightedText segments={title} />
            </Link>
          </h2>
          <ul className={styles.places}>
            {hits.map(({url, headings, snippet}) => (
              <li key={url}>
                {headings.length > 0 && (
                  <Link to={url}>
                    <Breadcrumbs headings={headings} />
                  </Link>
                )}
                <p>
                  <HighlightedText segments={snippet} />
                </p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
