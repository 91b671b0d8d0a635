import Translate, {translate} from '@docusaurus/Translate';
import {queryLimit, type SearchAnswer, type Segment} from '@aloft/search';
import type {ReactNode} from 'react';
import {useSearchOptions} from './useResults';

export const plainText = (segments: readonly Segment[]): string => segments.map(({text}) => text).join('');

/**
 * Renders runs of text with the matches marked. The text is never interpreted as HTML. Each run is an element, because
 * React can't remove bare text nodes that the browser's translation has replaced.
 */
export function MarkedText({segments}: {readonly segments: readonly Segment[]}): ReactNode {
  return segments.map(({text, marked}, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

function describe({total, isWeak = false}: SearchAnswer): string {
  if (isWeak)
    return translate({id: 'aloft.search.weak', message: 'Nothing matches well. These are the nearest sections.'});
  return total === 1
    ? translate({id: 'aloft.search.onePage', message: '1 page found'})
    : translate({id: 'aloft.search.pages', message: '{total} pages found'}, {total});
}

/** The number of pages that match well, and the limits of the search that apply. */
export function ResultSummary({text, answer}: {readonly text: string; readonly answer: SearchAnswer}): ReactNode {
  const {hosted} = useSearchOptions();
  return (
    <>
      {answer.total > 0 ? (
        <p>{describe(answer)}</p>
      ) : (
        <strong key={text}>
          <Translate id="theme.SearchModal.noResultsScreen.noResultsText">No results for</Translate> &quot;{text}&quot;
        </strong>
      )}
      {text.length > queryLimit && (
        <p>
          {translate(
            {id: 'aloft.search.limit', message: 'Only the first {limit} characters are searched.'},
            {limit: queryLimit},
          )}
        </p>
      )}
      {hosted !== undefined && answer.engine === 'embedded' && (
        <p>
          <Translate id="aloft.search.fallback">
            The search server is not responding. These results come from the index on this site.
          </Translate>
        </p>
      )}
    </>
  );
}

/** The rows of results that are loading, after a delay. */
export const Skeleton = (): ReactNode => (
  <div className="al-search-skeleton" aria-hidden="true">
    <span />
    <span />
    <span />
  </div>
);
