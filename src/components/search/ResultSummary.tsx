import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {SearchAnswer} from './client/types';
import {queryLimit} from './client/types';
import {useSearchOptions} from './useSearchOptions';

interface Props {
  readonly text: string;
  readonly answer: SearchAnswer;
}

const count = (total: number): string =>
  total === 1
    ? translate({id: 'aloft.search.onePage', message: '1 page found'})
    : translate({id: 'aloft.search.pages', message: '{total} pages found'}, {total});

/** The number of pages found, and the limits of the search that apply. */
export default function ResultSummary({text, answer: {total, engine}}: Props): ReactNode {
  const {hosted} = useSearchOptions();
  return (
    <>
      {total > 0 ? (
        <p>{count(total)}</p>
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
      {hosted !== undefined && engine === 'embedded' && (
        <p>
          <Translate id="aloft.search.fallback">
            The search server is not responding. These results come from the index on this site.
          </Translate>
        </p>
      )}
    </>
  );
}
