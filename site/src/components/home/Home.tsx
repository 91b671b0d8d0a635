import Translate from '@docusaurus/Translate';
import GuideGrid from '@site/src/components/guide-cards/GuideGrid';
import {MarkdownAlternate} from '@site/src/components/page-actions/PageActions';
import type {ReactNode} from 'react';
import Features from './Features';
import Flight from './Flight';
import Hero from './Hero';
import styles from './Home.module.css';

/** The home page from top to bottom. */
export default function Home(): ReactNode {
  return (
    <div className={styles.home}>
      <MarkdownAlternate />
      <Hero />
      <Flight />
      <Features />
      <section aria-labelledby="guides">
        <h2 id="guides">
          <Translate id="aloft.home.stack">Start with your stack</Translate>
        </h2>
        <p>
          <Translate id="aloft.home.guides">Each guide takes a sample from its Dockerfile to a running app.</Translate>
        </p>
        <GuideGrid />
      </section>
    </div>
  );
}
