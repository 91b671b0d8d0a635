// Overrides theme-classic 3.8.1: a drawing of the site's own, at a fraction of the size.
import type {Props} from '@theme/Icon/Edit';
import type {ReactNode} from 'react';
import {LineIcon} from '@site/src/components/line-icon/LineIcon';

export default function IconEdit(props: Props): ReactNode {
  return <LineIcon width={20} height={20} aria-hidden="true" d="M4 20l1-4L16 5l3 3L8 19ZM14 7l3 3" {...props} />;
}
