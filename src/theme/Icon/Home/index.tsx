// Overrides theme-classic 3.8.1: a drawing of the site's own, at a fraction of the size.
import type {Props} from '@theme/Icon/Home';
import type {ReactNode} from 'react';
import {LineIcon} from '@site/src/components/line-icon/LineIcon';

export default function IconHome(props: Props): ReactNode {
  return <LineIcon width={18} height={18} aria-hidden="true" d="M3 11l9-8 9 8M6 9v11h12V9" {...props} />;
}
