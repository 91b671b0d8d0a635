import guides from '@generated/guides/default/guides.json';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {Logo} from '@site/src/components/icons';
import type {LinkedGuideCard} from '@aloft/content/guide-cards';
import type {ReactNode} from 'react';
import styles from './GuideCards.module.css';

/** A guide as a small tile: its first logo and its name. */
function GuideCard({guide}: {guide: LinkedGuideCard}): ReactNode {
  return (
    <Link to={guide.path} className={styles.guide}>
      <span className={styles.logos}>
        <Logo id={guide.logos[0]} className={styles.logo} />
      </span>
      <span className={styles.title} lang="en">
        {guide.title}
      </span>
      {/* "Go" alone doesn't describe the link's target. */}
      <span className="al-visually-hidden">
        {' '}
        <Translate id="aloft.guides.guide">guide</Translate>
      </span>
    </Link>
  );
}

const popular =
  /(javascript\/(nextjs|nuxt|runtimes)|python\/(django|generic)|go\/generic|ruby\/rails|java\/spring|php\/generic|rust\/generic|postgres)$/;

/** The most popular guides as small tiles with logo and name, and a link to the others. */
export default function GuideGrid(): ReactNode {
  return (
    <ul className={styles.tiles}>
      {guides
        .filter(({path}) => popular.test(path))
        .map((guide) => (
          <li key={guide.path}>
            <GuideCard guide={guide} />
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
