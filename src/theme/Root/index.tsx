// Why: the bars around a page stay when the reader goes to a page of another kind; upstream makes them anew.
import Shell from '@site/src/components/shell/Shell';
import type {PropsWithChildren, ReactNode} from 'react';

export default function Root({children}: PropsWithChildren): ReactNode {
  return <Shell>{children}</Shell>;
}
