import Link from '@docusaurus/Link';
import type {PageHits} from '@aloft/search';
import type {ReactNode} from 'react';
import HitText, {MarkedText} from './HitText';
import styles from './search.module.css';

/** Pages with their breadcrumbs, title and hits, each with a snippet of one or two lines. */
export default function ResultList({pages}: {readonly pages: readonly PageHits[]}): ReactNode {
  return (
    <ol className={styles.results}>
      {pages.map(({path, title, trail, snippet, hits}) => (
        <li key={path} className={styles.result}>
          {trail !== '' && <p className={styles.trail}>{trail}</p>}
          <h2 className={styles.title}>
            <Link to={path}>
              <MarkedText segments={title} />
            </Link>
          </h2>
          {snippet !== undefined && (
            <p className={styles.snippet}>
              <MarkedText segments={snippet} />
            </p>
          )}
          <ul className={styles.places}>
            {hits.map(({url, kind, title: name, parents, snippet: text}) => (
              <li key={url}>
                <Link to={url} className={styles.place}>
                  <HitText icon={kind} title={name} path={parents} snippet={text} />
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
