// Why: navbar and footer stay mounted when the reader goes to a page of another kind; upstream mounts new ones.
import CrashBoundary from '@site/src/components/page-frame/CrashBoundary';
import PageFrame from '@site/src/components/page-frame/PageFrame';
import type {CrashReportProps} from '@site/src/components/page-frame/CrashReport';
import type {PropsWithChildren, ReactNode} from 'react';

/** Throws a crash again, as an error that the framework's boundary reports. */
function rethrow({error}: CrashReportProps): never {
  throw error;
}

export default function Root({children}: PropsWithChildren): ReactNode {
  return (
    <CrashBoundary fallback={rethrow}>
      <PageFrame>{children}</PageFrame>
    </CrashBoundary>
  );
}
