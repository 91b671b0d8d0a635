import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {brand} from '@aloft/platform/brand';
import {useTagline} from '@site/src/components/brand';
import {CodeBlock} from '@site/src/components/CodeBlock';
import Terminal from '@site/src/components/Terminal';
import type {ReactNode} from 'react';
import styles from './Home.module.css';

const installCommand = "curl --proto '=https' --tlsv1.2 -fsSL https://get.aloft.example | sh";

/** The promise, a description of the platform, and links to a first deploy. */
export default function Hero(): ReactNode {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          {useTagline()
            .split(/(?<=,) /)
            .map((promise) => (
              <span key={promise}>{promise} </span>
            ))}
        </h1>
        <p className={styles.lead}>
          <Translate id="aloft.home.lead" values={{name: brand.name}}>
            {
              "{name} is a cloud platform that puts your app on standby when it's idle. It runs ordinary Linux container images in small, dedicated virtual machines. While a machine is on standby, you don't pay for CPU or memory. The next request wakes the same process with its memory intact."
            }
          </Translate>
        </p>
        <p className={styles.actions}>
          <Link className="al-button al-primary" to="/docs/getting-started/deploying-a-static-site">
            <Translate id="aloft.home.firstApp">Deploy your first app</Translate>
          </Link>
          <Link className="al-button" to="/docs/">
            <Translate id="aloft.home.read">Read the documentation</Translate>
          </Link>
        </p>
        <div className={styles.install}>
          <CodeBlock language="bash" label={translate({id: 'aloft.home.install', message: 'Install command'})}>
            {installCommand}
          </CodeBlock>
        </div>
      </div>
      <Terminal title={translate({id: 'aloft.home.session', message: 'A first deploy'})} />
    </div>
  );
}
