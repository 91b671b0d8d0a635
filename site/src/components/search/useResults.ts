import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {DocusaurusConfig} from '@docusaurus/types';
import {queryLimit, type SearchAnswer, type SearchEngine, type SearchQuery} from '@aloft/search';
import {openSearchClient} from '@aloft/search/client';
import type {HostedSearch} from '@aloft/search/hosted';
import {workerError} from '@aloft/search/worker-client';
import {isBuildGone} from '@site/src/components/page-frame/isFileGone';
import {useEffect, useState} from 'react';
import {formatQuery} from './query';
import type {Failure, StatusProps} from './SearchStatus';

export const openClient = ({baseUrl, customFields}: DocusaurusConfig): SearchEngine =>
  openSearchClient(baseUrl, customFields?.hostedSearch as HostedSearch | undefined);

type Settled = Readonly<{key: string; answer?: SearchAnswer; failure?: Failure}>;

/** The number of pages that match well, and the limits of the search that apply. */
function describe(text: string, {total, isWeak, engine}: SearchAnswer, hasServer: boolean): Partial<StatusProps> {
  const none = translate({id: 'theme.SearchModal.noResultsScreen.noResultsText', message: 'No results for'});
  const count = isWeak
    ? translate({message: 'Nothing matches well. These are the nearest sections.'})
    : total === 1
      ? translate({message: '1 page found'})
      : translate({message: '{total} pages found'}, {total});
  const fallback = translate({
    message: 'The search server is not responding. These results come from the index on this site.',
  });
  const limit = translate({message: 'Only the first {limit} characters are searched.'}, {limit: queryLimit});
  const lines = [total > 0 && count, text.length > queryLimit && limit, hasServer && engine === 'embedded' && fallback];
  return {title: total > 0 ? undefined : `${none} "${text}"`, lines: lines.filter((line) => line !== false)};
}

/**
 * Searches for a text in the site's language and the reader's docs versions.
 * @returns the state, which is `idle` if the text is empty or contains only spaces; the newest answer, which remains while
 * another is loading; what the live region says; and a function that loads the search page from the server
 */
export function useResults(text: string, place: Omit<SearchQuery, 'text' | 'language' | 'tags'>) {
  const {i18n, siteConfig} = useDocusaurusContext();
  const tags = ['default', ...useDocsContextualSearchTags()];
  const [settled, setSettled] = useState<Settled>({key: ''});
  const [attempt, setAttempt] = useState(0);
  const query = JSON.stringify({text, ...place, language: i18n.currentLocale, tags} satisfies SearchQuery);
  const key = text.trim() === '' ? '' : `${attempt} ${query}`;

  useEffect(() => {
    if (key === '') return undefined;
    const abort = new AbortController();
    const settle = (result: Omit<Settled, 'key'>) => abort.signal.aborted || setSettled({key, ...result});
    openClient(siteConfig)
      .search(JSON.parse(query) as SearchQuery, abort.signal)
      .then(
        (answer) => settle({answer}),
        async ({name}: Error) =>
          settle({failure: name === workerError && (await isBuildGone()) ? 'update' : 'network'}),
      );
    return () => abort.abort();
  }, [siteConfig, query, key]);

  const openPage = (): true => {
    window.location.assign(`${siteConfig.baseUrl}search${formatQuery({text, ...place})}`);
    return true;
  };
  const isSettled = settled.key === key;
  const answer = key === '' ? undefined : settled.answer;
  const failure = isSettled ? settled.failure : undefined;
  const state = key === '' ? 'idle' : !isSettled ? 'loading' : failure ? 'failed' : 'done';
  // The previous results stay without a message.
  const isBusy = state === 'loading' && !answer?.total;
  const onRetry = () => (failure === 'update' ? openPage() : setAttempt(attempt + 1));
  const hasServer = siteConfig.customFields?.hostedSearch !== undefined;
  const messages = answer && !isBusy ? describe(text, answer, hasServer) : {};
  const status: StatusProps = {isBusy, failure, onRetry, ...messages};
  return {state, answer, status, openPage} as const;
}
