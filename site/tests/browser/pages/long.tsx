import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** Taller than any window, with a heading at its end. */
export default function Long(): ReactNode {
  return (
    <Layout title="Long">
      <main>
        <h1>Long</h1>
        <Link to="/docs/glossary">To the glossary</Link>
        <div style={{height: '3000px'}} />
        <Heading as="h2" id="far">
          Far
        </Heading>
        <Link to="/failing/toLong">Back</Link>
        <div style={{height: '3000px'}} />
      </main>
    </Layout>
  );
}
