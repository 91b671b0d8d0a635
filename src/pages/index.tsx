import Layout from '@theme/Layout';
import {brand} from '@site/platform/brand';
import Home from '@site/src/components/home/Home';
import type {ReactNode} from 'react';

const description =
  'Aloft runs your container image in a small virtual machine that goes to standby when traffic stops and wakes on the next request.';

export default function HomePage(): ReactNode {
  return (
    <Layout title={brand.tagline.replace(/\.$/, '')} description={description}>
      <main>
        <Home />
      </main>
    </Layout>
  );
}
