import Layout from '@theme/Layout';
import {useState, type ReactNode} from 'react';

const circular = new Error('the page circles');
circular.cause = new Error('a wheel turns', {cause: circular});

/** Values that other code throws, by the hash that selects them. */
const values: Readonly<Record<string, unknown>> = {
  '#null': null,
  '#undefined': undefined,
  '#circular': circular,
  '#text': new Error('the page fell', {cause: 'a bolt broke'}),
};

/** Crashes until the test has fixed the window. */
function Crashing(): ReactNode {
  if (!('fixed' in window)) {
    if (window.location.hash in values) throw values[window.location.hash];
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
