import Translate, {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import {brand} from '@aloft/platform/brand';
import {useTagline} from '@site/src/components/brand';
import GuideGrid from '@site/src/components/guide-cards/GuideGrid';
import Features from '@site/src/components/home/Features';
import Flight from '@site/src/components/home/Flight';
import Hero from '@site/src/components/home/Hero';
import styles from '@site/src/components/home/Home.module.css';
import {MarkdownAlternate} from '@site/src/components/page-actions/PageActions';
import type {ReactNode} from 'react';

const description = translate(
  {
    id: 'aloft.home.description',
    message:
      '{name} is a cloud platform that runs your container image in a small virtual machine, which goes to standby when traffic stops and wakes on the next request.',
  },
  {name: brand.name},
);

/** The home page from top to bottom. */
export default function HomePage(): ReactNode {
  return (
    <Layout title={useTagline().replace(/\.$/, '')} description={description}>
      <main>
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
              <Translate id="aloft.home.guides">
                Each guide takes a sample from its Dockerfile to a running app.
              </Translate>
            </p>
            <GuideGrid />
          </section>
        </div>
      </main>
    </Layout>
  );
}
