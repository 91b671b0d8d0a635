// Why: upstream marks the date as a property of an item that the page does not have, which is not valid HTML.
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/LastUpdated';
import type {ReactNode} from 'react';

/** The day of the page's last change, from the history of its source. */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  const format = useDateTimeFormat({day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'});
  if (!lastUpdatedAt) return null;
  const date = new Date(lastUpdatedAt);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on <time dateTime={date.toISOString()}>{format.format(date)}</time>
    </span>
  );
}
