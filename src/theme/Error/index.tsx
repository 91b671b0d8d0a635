// Why: upstream's fallback words the crash otherwise than the theme does, and in inline styles.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import CrashReport, {type CrashReportProps} from '@site/src/components/crash-report/CrashReport';
import Shell from '@site/src/components/shell/Shell';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** What is shown when the layout itself crashed: between fresh bars, or bare when these crash too. */
export default function RootError({error, tryAgain}: CrashReportProps): ReactNode {
  const report = <CrashReport error={error} tryAgain={tryAgain} />;
  return (
    <RouteContextProvider value={{plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}}}>
      <ErrorBoundary fallback={() => report}>
        <Head>
          <title>This page crashed</title>
        </Head>
        <Shell>
          <Layout>{report}</Layout>
        </Shell>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
