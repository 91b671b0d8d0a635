import Link from '@docusaurus/Link';
import Icon, {type IconName} from '@site/src/components/icon/Icon';
import {brand} from '@site/platform/brand';
import type {ReactNode} from 'react';
import styles from './Features.module.css';

interface Feature {
  icon: IconName;
  title: string;
  text: string;
  to: string;
  link: string;
}

const features: readonly Feature[] = [
  {
    icon: 'package',
    title: 'The image you already have',
    text: 'Any container image or Dockerfile runs as it is. There is no handler to write and no runtime to target: your process binds a port and answers.',
    to: '/docs/building-and-deploying/building',
    link: 'How an image is built',
  },
  {
    icon: 'moon',
    title: 'Standby in place of cold starts',
    text: 'A machine is restored from a snapshot of its memory. Caches are warm, modules are loaded, and nothing boots a second time.',
    to: '/docs/advanced/architecture',
    link: 'What happens on a wake',
  },
  {
    icon: 'shield',
    title: 'A kernel per machine',
    text: 'Each machine is a KVM virtual machine with its own Linux kernel. Nothing is shared with the machine next to it.',
    to: '/docs/security',
    link: 'How machines are isolated',
  },
  {
    icon: 'manifest',
    title: 'One file says what runs',
    text: `${brand.manifest} holds image, size, health check, services and volumes. A published JSON Schema checks it in your editor and on every deploy.`,
    to: '/docs/resources/schema',
    link: 'Every field of the manifest',
  },
];

/** What sets the platform apart, each with the page that shows it. */
export default function Features(): ReactNode {
  return (
    <section aria-labelledby="features">
      <h2 id="features" className={styles.heading}>
        What you get
      </h2>
      <div className={styles.grid}>
        {features.map(({icon, title, text, to, link}) => (
          <div key={title} className={styles.feature}>
            <Icon name={icon} className={styles.icon} />
            <h3>{title}</h3>
            <p>{text}</p>
            <Link to={to}>{link}</Link>
          </div>
        ))}
      </div>
    </section>
  );
}
