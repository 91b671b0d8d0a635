import Layout from '@theme/Layout';
import {useState, type ReactNode} from 'react';

function Crashing(): ReactNode {
  if (window.location.hash === '#null') throw null;
  throw new Error('the layout fell', {cause: new Error('no ground')});
}

/** Crashes outside of the layout, so that only the error boundary at the root can catch it. */
export default function RootCrash(): ReactNode {
  const [crashed, setCrashed] = useState(false);
  if (crashed) return <Crashing />;
  return (
    <Layout title="Root crash">
      <main>
        <h1>Root crash</h1>
        <button type="button" onClick={() => setCrashed(true)}>
          Crash now
        </button>
      </main>
    </Layout>
  );
}
