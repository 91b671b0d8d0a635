// Why: navbar and footer stay mounted when the reader goes to a page of another kind; upstream mounts new ones.
import {CrashBoundary} from '@site/src/components/page-frame/CrashReport';
import PageFrame from '@site/src/components/page-frame/PageFrame';
import type {PropsWithChildren} from 'react';

export default function Root({children}: PropsWithChildren) {
  return (
    <CrashBoundary>
      <PageFrame>{children}</PageFrame>
    </CrashBoundary>
  );
}
