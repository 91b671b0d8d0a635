import guides from '@generated/guides/default/guides.json';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {Logo} from '@site/src/components/icons';
import type {ReactNode} from 'react';
import styles from './GuideCards.module.css';

const popular =
  /(javascript\/(nextjs|nuxt|runtimes)|python\/(django|generic)|go\/generic|ruby\/rails|java\/spring|php\/generic|rust\/generic|postgres)$/;

/** The most popular guides as small tiles with logo and name, and a link to the others. */
export default function GuideGrid(): ReactNode {
  return (
    <ul className={styles.tiles}>
      {guides
        .filter(({path}) => popular.test(path))
        .map(({path, logos, title}) => (
          <li key={path}>
            <Link to={path} className={styles.guide}>
              <span className={styles.logos}>
                <Logo id={logos[0]} />
              </span>
              <span className={styles.title} lang="en">
                {title}
              </span>
              {/* "Go" alone doesn't describe the link's target. */}
              <span className="al-visually-hidden">
                {' '}
                <Translate id="aloft.guides.guide">guide</Translate>
              </span>
            </Link>
          </li>
        ))}
      <li>
        <Link to="/docs/guides-and-samples/" className={styles.guide}>
          <span className={styles.title}>
            <Translate id="aloft.home.allGuides" values={{count: guides.length}}>
              {'All {count} guides'}
            </Translate>
          </span>
        </Link>
      </li>
    </ul>
  );
}
