import Link from '@docusaurus/Link';
import {brand} from '@site/platform/brand';
import Terminal from '@site/src/components/terminal/Terminal';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {deploySession} from './deploySession';
import styles from './Hero.module.css';

/** What the platform is, in two sentences, and the way to a first deploy. */
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
          {brand.name} runs your container image in a small virtual machine with a Linux kernel of its own. When traffic
          stops, the machine goes on standby and its CPU and memory are not billed. The next request wakes the same
          process where it left off.
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
