// Overrides theme-classic 3.8.1: a drawing of the site's own, at a fraction of the size.
import type {Props} from '@theme/Icon/DarkMode';
import type {ReactNode} from 'react';
import {LineIcon} from '@site/src/components/line-icon/LineIcon';

export default function IconDarkMode(props: Props): ReactNode {
  return (
    <LineIcon
      width={24}
      height={24}
      aria-hidden="true"
      d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z"
      {...props}
    />
  );
}
