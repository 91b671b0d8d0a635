import type {ReactNode} from 'react';
import type {Panel} from './useTabs';

/** A panel. `Tabs` reads its props and renders it. */
export default function TabItem({children}: Panel): ReactNode {
  return children;
}
