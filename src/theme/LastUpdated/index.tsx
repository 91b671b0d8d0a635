// Why: upstream marks the date as a property of an item that the page does not have, which is not valid HTML.
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import type {ReactNode} from 'react';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The day of the page's last change, from the history of its source, in the one language that the site has. */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  if (!lastUpdatedAt) return null;
  // Not by Intl, whose first use holds up the browser for some 6 ms while the page becomes alive.
  const date = new Date(lastUpdatedAt);
  const day = `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on <time dateTime={date.toISOString()}>{day}</time>
    </span>
  );
}
