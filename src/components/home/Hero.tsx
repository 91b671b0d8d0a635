import Link from '@docusaurus/Link';
import {brand} from '@site/platform/brand';
import Terminal from '@site/src/components/terminal/Terminal';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {deploySession} from './deploySession';
import styles from './Hero.module.css';

/** The promise, a description of the platform, and links to a first deploy. */
export default function Hero(): ReactNode {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          {brand.tagline.split(/(?<=,) /).map((promise) => (
            <span key={promise}>{promise} </span>
          ))}
        </h1>
        <p className={styles.lead}>
          {brand.name} runs your container image in a small virtual machine with its own Linux kernel. When traffic
          stops, the machine goes to standby, and its CPU and memory aren&#39;t billed. The next request wakes it, and
          the same process continues with its memory intact.
        </p>
        <p className={styles.actions}>
          <Link className={clsx(styles.action, styles.first)} to="/docs/getting-started/deploying-an-existing-app">
            Deploy your first app
          </Link>
          <Link className={styles.action} to="/docs/">
            Read the documentation
          </Link>
        </p>
      </div>
      <Terminal title="A first deploy" entries={deploySession} />
    </div>
  );
}
