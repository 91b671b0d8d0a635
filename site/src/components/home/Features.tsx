import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import {Icon} from '@site/src/components/icons';
import type {ReactNode} from 'react';

const features = [
  {
    icon: 'package',
    title: translate({id: 'aloft.features.rewrites.title', message: 'No rewrites'}),
    text: translate({
      id: 'aloft.features.rewrites.text',
      message:
        "Ordinary Linux container images run unchanged. You don't have to write a handler or adopt a library. Your process only needs to listen on a port.",
    }),
    to: '/docs/building-and-deploying/building',
    link: translate({id: 'aloft.features.rewrites.link', message: 'How an image is built'}),
  },
  {
    icon: 'moon',
    title: translate({id: 'aloft.features.coldStarts.title', message: 'No cold starts'}),
    text: translate({
      id: 'aloft.features.coldStarts.text',
      message:
        "When a machine wakes, its memory is restored from a snapshot. Caches stay warm, and your app doesn't have to start again. A machine boots from the image after a deploy, a scale-out, a restart, or a failure, or if its host is full or drained for maintenance.",
    }),
    to: '/docs/advanced/architecture',
    link: translate({id: 'aloft.features.coldStarts.link', message: 'What happens when a machine wakes'}),
  },
  {
    icon: 'chart',
    title: translate({id: 'aloft.features.idle.title', message: 'No paying for idle'}),
    text: translate({
      id: 'aloft.features.idle.text',
      message:
        "While a machine is on standby, you don't pay for its CPU, memory, or snapshot. You pay for compute while a machine runs, and for volumes and their snapshots.",
    }),
    to: '/docs/resources/machines',
    link: translate({id: 'aloft.features.idle.link', message: 'What is billed in each state'}),
  },
  {
    icon: 'shield',
    title: translate({id: 'aloft.features.kernel.title', message: 'One kernel per machine'}),
    text: translate({
      id: 'aloft.features.kernel.text',
      message: 'Each machine is a KVM virtual machine with a dedicated Linux kernel.',
    }),
    to: '/docs/security',
    link: translate({id: 'aloft.features.kernel.link', message: 'How machines are isolated'}),
  },
] as const;

/** What the platform offers and its limits, with links to the details. */
export default function Features(): ReactNode {
  return (
    <section aria-labelledby="features">
      <h2 id="features">
        <Translate id="aloft.features.heading">What you get</Translate>
      </h2>
      <div className="row">
        {features.map(({icon, title, text, to, link}) => (
          <div key={title} className="col col--3 margin-top--md">
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
            <Link to={to}>{link}</Link>
          </div>
        ))}
      </div>
    </section>
  );
}
