import {DocSearchModal} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {translate} from '@docusaurus/Translate';
import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {searchState} from '../client/searchState';
import {readEarlySearch, removeEarlySearch} from '../earlySearch';
import {useSearch} from '../useSearch';
import DialogHitView from './DialogHitView';
import ResultsLink from './ResultsLink';
import SearchNotice from './SearchNotice';
import {createDialogClient, dialogHits} from './createDialogClient';
import {useDialogFrame} from './useDialogFrame';
import {writeQuery} from './writeQuery';
import './docsearch.css';

interface Props {
  readonly query: string;
  readonly onClose: () => void;
}

/** The search dialog: DocSearch's, with the site's own engines behind it. */
export default function SearchDialog({query, onClose}: Props): ReactNode {
  const search = useSearch();
  const history = useHistory();
  const [attempt, setAttempt] = useState(() => ({query: readEarlySearch(query), number: 0}));
  const notice = useDialogFrame(attempt.number, onClose);
  const searchPage = useBaseUrl('/search');
  useEffect(() => {
    // More may have been typed between the first rendering and now.
    const typed = readEarlySearch(attempt.query);
    removeEarlySearch();
    if (typed !== attempt.query) writeQuery(typed);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the field is there
  }, []);
  useEffect(() => searchState.set({isFallback: false}), [search]);
  const transformSearchClient = useMemo(() => createDialogClient(search), [search]);
  const navigator = useMemo(
    () => ({
      navigate: ({itemUrl}: {itemUrl: string}) => history.push(itemUrl),
      navigateNewTab: ({itemUrl}: {itemUrl: string}) => void window.open(itemUrl, '_blank', 'noopener'),
      navigateNewWindow: ({itemUrl}: {itemUrl: string}) => void window.open(itemUrl, '_blank', 'noopener,popup'),
    }),
    [history],
  );
  const ask = (next: string) => setAttempt(({number}) => ({query: next, number: number + 1}));
  return createPortal(
    <>
      <DocSearchModal
        key={attempt.number}
        appId="none"
        apiKey="none"
        indexName="aloft"
        initialQuery={attempt.query}
        initialScrollY={0}
        placeholder={translate({id: 'aloft.search.placeholder', message: 'Search the docs'})}
        maxResultsPerGroup={dialogHits}
        hitComponent={DialogHitView as never}
        resultsFooterComponent={({state}) => <ResultsLink page={searchPage} query={state.query} onClose={onClose} />}
        transformSearchClient={transformSearchClient}
        navigator={navigator}
        onClose={onClose}
      />
      {notice !== null && createPortal(<SearchNotice onAsk={ask} onClose={onClose} />, notice)}
    </>,
    document.body,
  );
}
