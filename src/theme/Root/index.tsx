// Why: navbar and footer stay mounted when the reader goes to a page of another kind; upstream mounts new ones.
import Shell from '@site/src/components/shell/Shell';
import type {PropsWithChildren, ReactNode} from 'react';

export default function Root({children}: PropsWithChildren): ReactNode {
  return <Shell>{children}</Shell>;
}
