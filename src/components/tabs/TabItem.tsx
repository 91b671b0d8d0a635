import type {ReactNode} from 'react';
import type {Panel} from './useTabs';

/** A panel of `Tabs`, which reads what it is told and shows it. */
export default function TabItem({children}: Panel): ReactNode {
  return children;
}
