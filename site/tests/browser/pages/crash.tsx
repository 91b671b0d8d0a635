import Layout from '@theme/Layout';
import {useState, type ReactNode} from 'react';

/** Crashes until the test has fixed the window. */
function Crashing(): ReactNode {
  if (!('fixed' in window)) {
    throw new Error('the page fell', {cause: new Error('a bolt broke', {cause: new Error('rust')})});
  }
  return <p>Well again</p>;
}

export default function Crash(): ReactNode {
  const [crashed, setCrashed] = useState(false);
  return (
    <Layout title="Crash">
      <main>
        <h1>Crash</h1>
        {crashed ? (
          <Crashing />
        ) : (
          <button type="button" onClick={() => setCrashed(true)}>
            Crash now
          </button>
        )}
      </main>
    </Layout>
  );
}
