import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import {brand} from '@aloft/platform/brand';
import {useTagline} from '@site/src/components/brand';
import Home from '@site/src/components/home/Home';
import type {ReactNode} from 'react';

const description = translate(
  {
    id: 'aloft.home.description',
    message:
      '{name} is a cloud platform that runs your container image in a small virtual machine, which goes to standby when traffic stops and wakes on the next request.',
  },
  {name: brand.name},
);

export default function HomePage(): ReactNode {
  return (
    <Layout title={useTagline().replace(/\.$/, '')} description={description}>
      <main>
        <Home />
      </main>
    </Layout>
  );
}
