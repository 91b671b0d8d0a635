import Link from '@docusaurus/Link';
import GuideGrid from '@site/src/components/guide-cards/GuideGrid';
import type {ReactNode} from 'react';
import Features from './Features';
import Flight from './Flight';
import Hero from './Hero';
import styles from './Home.module.css';

/** The home page from top to bottom. */
export default function Home(): ReactNode {
  return (
    <div className={styles.home}>
      <Hero />
      <Flight />
      <Features />
      <section aria-labelledby="guides">
        <h2 id="guides" className={styles.heading}>
          Start from your stack
        </h2>
        <p className={styles.lead}>
          Each guide takes one app from source to a public hostname.{' '}
          <Link to="/docs/guides-and-samples/">See all guides with a line about each</Link>.
        </p>
        <GuideGrid />
      </section>
    </div>
  );
}
