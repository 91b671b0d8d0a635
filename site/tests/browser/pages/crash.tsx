import Layout from '@theme/Layout';
import {useState, type ReactNode} from 'react';

const circular = new Error('the page circles');
circular.cause = new Error('a wheel turns', {cause: circular});

/** Values that other code throws, by the hash that selects them. */
const values: Readonly<Record<string, unknown>> = {
  '': new Error('the page fell', {cause: new Error('a bolt broke', {cause: new Error('rust')})}),
  '#null': null,
  '#undefined': undefined,
  '#circular': circular,
  '#text': new Error('the page fell', {cause: 'a bolt broke'}),
  '#root': new Error('the layout fell', {cause: new Error('no ground')}),
  '#root-null': null,
};

/** Crashes until the test has fixed the window. */
function Crashing(): ReactNode {
  if (!('fixed' in window)) throw values[window.location.hash];
  return <p>Well again</p>;
}

export default function Crash(): ReactNode {
  const [crashed, setCrashed] = useState(false);
  // Outside of the layout, only the error boundary at the root can catch it.
  if (crashed && window.location.hash.startsWith('#root')) return <Crashing />;
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
