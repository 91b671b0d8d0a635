import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import {brand} from '@aloft/platform/brand';
import {useTagline} from '@site/src/components/brand';
import {CodeBlock} from '@site/src/components/CodeBlock';
import GuideGrid from '@site/src/components/guide-cards/GuideGrid';
import Flight from '@site/src/components/home/Flight';
import styles from '@site/src/components/home/Home.module.css';
import Terminal from '@site/src/components/home/Terminal';
import {Icon} from '@site/src/components/icons';

const description = translate(
  {
    message:
      '{name} is a cloud platform that runs your container image in a small virtual machine, which goes to standby when traffic stops and wakes on the next request.',
  },
  {name: brand.name},
);

const installCommand = "curl --proto '=https' --tlsv1.2 -fsSL https://get.aloft.example | sh";

/** The promise, a description of the platform, and links to a first deploy. */
function Hero() {
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
          <Translate values={{name: brand.name}}>
            {
              "{name} is a cloud platform that puts your app on standby when it's idle. It runs ordinary Linux container images in small, dedicated virtual machines. While a machine is on standby, you don't pay for CPU or memory. The next request wakes the same process with its memory intact."
            }
          </Translate>
        </p>
        <p className="al-row al-screen-only">
          <Link className="al-button al-primary" to="/docs/getting-started/deploying-a-static-site">
            <Translate>Deploy your first app</Translate>
          </Link>
          <Link className="al-button" to="/docs/">
            <Translate>Read the documentation</Translate>
          </Link>
        </p>
        <div className={styles.install}>
          <CodeBlock language="bash" label={translate({message: 'Install command'})}>
            {installCommand}
          </CodeBlock>
        </div>
      </div>
      <Terminal title={translate({message: 'A first deploy'})} />
    </div>
  );
}

const features = [
  {
    icon: 'package',
    title: translate({message: 'No rewrites'}),
    text: translate({
      message:
        "Ordinary Linux container images run unchanged. You don't have to write a handler or adopt a library. Your process only needs to listen on a port.",
    }),
    to: '/docs/building-and-deploying/building',
    link: translate({message: 'How an image is built'}),
  },
  {
    icon: 'moon',
    title: translate({message: 'No cold starts'}),
    text: translate({
      message:
        "When a machine wakes, its memory is restored from a snapshot. Caches stay warm, and your app doesn't have to start again. A machine boots from the image after a deploy, a scale-out, a restart, or a failure, or if its host is full or drained for maintenance.",
    }),
    to: '/docs/advanced/architecture',
    link: translate({message: 'What happens when a machine wakes'}),
  },
  {
    icon: 'chart',
    title: translate({message: 'No paying for idle'}),
    text: translate({
      message:
        "While a machine is on standby, you don't pay for its CPU, memory, or snapshot. You pay for compute while a machine runs, and for volumes and their snapshots.",
    }),
    to: '/docs/resources/machines',
    link: translate({message: 'What is billed in each state'}),
  },
  {
    icon: 'shield',
    title: translate({message: 'One kernel per machine'}),
    text: translate({message: 'Each machine is a KVM virtual machine with a dedicated Linux kernel.'}),
    to: '/docs/security',
    link: translate({message: 'How machines are isolated'}),
  },
] as const;

/** What the platform offers and its limits, with links to the details. */
function Features() {
  return (
    <section aria-labelledby="features">
      <h2 id="features">{translate({message: 'What you get'})}</h2>
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

/** The home page from top to bottom. */
export default function HomePage() {
  return (
    <Layout title={useTagline().replace(/\.$/, '')} description={description}>
      <main>
        <div className={styles.home}>
          <Hero />
          <Flight />
          <Features />
          <section aria-labelledby="guides">
            <h2 id="guides">{translate({message: 'Start with your stack'})}</h2>
            <p>{translate({message: 'Each guide takes a sample from its Dockerfile to a running app.'})}</p>
            <GuideGrid />
          </section>
        </div>
      </main>
    </Layout>
  );
}
