// Overrides theme-classic 3.8.1: a drawing of the site's own, at a fraction of the size.
import type {Props} from '@theme/Icon/Language';
import type {ReactNode} from 'react';
import {LineIcon} from '@site/src/components/line-icon/LineIcon';

export default function IconLanguage(props: Props): ReactNode {
  return (
    <LineIcon
      width={20}
      height={20}
      aria-hidden="true"
      d="M12 3a9 9 0 1 0 .01 0ZM3 12h18M12 3c-5 5-5 13 0 18 5-5 5-13 0-18"
      {...props}
    />
  );
}
