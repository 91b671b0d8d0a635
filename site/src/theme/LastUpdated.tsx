// Wraps theme-classic 3.8.1: upstream adds an `itemprop` without an `itemscope`, which is invalid HTML.
import LastUpdated from '@theme-original/LastUpdated';
import type {Props} from '@theme/LastUpdated';
import type {ReactNode} from 'react';

export default function LastUpdatedItem(props: Props): ReactNode {
  return (
    <span itemScope>
      <LastUpdated {...props} />
    </span>
  );
}
