import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** Links to the end of a long page. */
export default function ToLong(): ReactNode {
  return (
    <Layout title="To the long page">
      <main>
        <h1>Start</h1>
        <Link to="/failing/sections#last">Far down</Link>
        <div style={{height: '3000px'}} />
        <Link to="/docs/resources/apps#no-such-heading">No such heading</Link>
        {/* The check of links would fail. */}
        <Link to="/docs/glossary#100%" data-noBrokenLinkCheck>
          Malformed hash
        </Link>
      </main>
    </Layout>
  );
}
