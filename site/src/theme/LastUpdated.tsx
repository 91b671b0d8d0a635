// Why: upstream adds an `itemprop` without an `itemscope`, which is invalid HTML.
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';
import type {ReactNode} from 'react';

/** The day of the page's last change, from git. */
export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  if (!lastUpdatedAt) return null;
  const date = new Date(lastUpdatedAt);
  const format = new Intl.DateTimeFormat(i18n.currentLocale, {dateStyle: 'medium', timeZone: 'UTC'});
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="aloft.lastUpdated"
        description="The date of a page's last change"
        values={{date: <time dateTime={date.toISOString()}>{format.format(date)}</time>}}
      >
        {'Last updated on {date}'}
      </Translate>
    </span>
  );
}
