// Overrides theme-classic 3.8.1: a drawing of the site's own, at a fraction of the size.
import type {Props} from '@theme/Icon/SystemColorMode';
import type {ReactNode} from 'react';
import {LineIcon} from '@site/src/components/line-icon/LineIcon';

export default function IconSystemColorMode(props: Props): ReactNode {
  return (
    <LineIcon width={24} height={24} aria-hidden="true" d="M12 3a9 9 0 1 0 .01 0ZM12 3v18M15 4v16M18 6v12" {...props} />
  );
}
