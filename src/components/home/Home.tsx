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
          Start with your stack
        </h2>
        <p className={styles.lead}>
          Each guide deploys a sample app, from its Dockerfile to a public URL.{' '}
          <Link to="/docs/guides-and-samples/">Browse all guides</Link>.
        </p>
        <GuideGrid />
      </section>
    </div>
  );
}
