import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {PageHits, SearchHit, Segment} from '../client/types';
import Breadcrumbs from '../Breadcrumbs';
import HighlightedText from '../HighlightedText';
import Option, {type ListProps} from './Option';
import {HeadingIcon, PageIcon} from './icons';
import type {RecentSearch} from './recentSearches';
import styles from './SearchPanel.module.css';

interface Props extends ListProps {
  readonly pages: readonly PageHits[];
  /** Whether the results are those of an earlier text. */
  readonly isStale: boolean;
  /** Index of the first result. */
  readonly first: number;
  /** Options before the results. */
  readonly children: ReactNode;
}

const join = (segments: readonly Segment[]): string => segments.map(({text}) => text).join('');

function toPlace({title, trail}: PageHits, {url, headings}: SearchHit): RecentSearch {
  const heading = headings.at(-1);
  const page = [trail, heading && join(title)].filter(Boolean).join(' › ');
  return {url, title: join(heading ?? title), trail: page};
}

/** The results, grouped by page. */
export default function ResultGroups({pages, isStale, first, children, ...list}: Props): ReactNode {
  let index = first;
  return (
    <div
      id="al-search-list"
      role="listbox"
      // Browsers add scrollable elements to the tab order by default.
      tabIndex={-1}
      aria-label={translate({id: 'aloft.search.results', message: 'Results'})}
      className={clsx(styles.scroll, isStale && styles.stale)}
    >
      {children}
      {pages.map((page, number) => (
        <div key={page.path} role="group" aria-labelledby={`al-search-page-${number}`}>
          <div id={`al-search-page-${number}`} className={styles.page}>
            {page.trail !== '' && <span className={styles.trail}>{page.trail} › </span>}
            <HighlightedText segments={page.title} />
          </div>
          {page.hits.map((hit) => (
            <Option
              key={hit.url}
              index={index++}
              place={toPlace(page, hit)}
              icon={hit.headings.length === 0 ? <PageIcon /> : <HeadingIcon />}
              {...list}
            >
              <span className={styles.title}>
                {hit.headings.length === 0 ? (
                  <HighlightedText segments={page.title} />
                ) : (
                  <Breadcrumbs headings={hit.headings} />
                )}
              </span>
              {hit.snippet.length > 0 && (
                <span className={styles.snippet}>
                  <HighlightedText segments={hit.snippet} />
                </span>
              )}
            </Option>
          ))}
        </div>
      ))}
    </div>
  );
}
