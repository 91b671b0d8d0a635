import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {queryLimit, type SearchAnswer, type SearchQuery} from '@aloft/search';
import {openSearchClient} from '@aloft/search/client';
import {workerError} from '@aloft/search/worker-client';
import {isBuildGone} from '@site/src/components/page-frame/isFileGone';
import {useCallback, useEffect, useState, type ReactNode} from 'react';
import {formatQuery} from './address';
import type {Failure} from './SearchStatus';
import {useSearchOptions} from './useSearchOptions';

/** The part of the results to show. */
type Place = Omit<SearchQuery, 'text' | 'language' | 'tags'>;

interface Settled {
  readonly key: string;
  readonly answer?: SearchAnswer;
  readonly failure?: Failure;
}

export interface Results {
  /** `idle` if the query is empty or contains only spaces. */
  readonly state: 'idle' | 'loading' | 'done' | 'failed';
  /** The newest results, which remain while others are loading. */
  readonly answer?: SearchAnswer;
  /** Set when `state` is `failed`. */
  readonly failure?: Failure;
  /** Searches again, on the search page if the site was updated. */
  readonly retry: () => void;
  /** Loads the search page with the query from the server. */
  readonly openPage: () => true;
}

async function explainFailure({name}: Error): Promise<Failure> {
  return name === workerError && (await isBuildGone()) ? 'update' : 'network';
}

/** Searches for a text in the site's language and the reader's docs versions, and returns the newest results. */
export function useResults(text: string, place: Place): Results {
  const {i18n} = useDocusaurusContext();
  const options = useSearchOptions();
  const tags = ['default', ...useDocsContextualSearchTags()];
  const [settled, setSettled] = useState<Settled>();
  const [attempt, setAttempt] = useState(0);
  const isBlank = text.trim() === '';
  const query = JSON.stringify({text, ...place, language: i18n.currentLocale, tags} satisfies SearchQuery);
  const key = `${attempt} ${query}`;

  useEffect(() => {
    if (isBlank) return undefined;
    let isCurrent = true;
    openSearchClient(options)
      .search(JSON.parse(query) as SearchQuery)
      .then(
        (answer) => isCurrent && setSettled({key, answer}),
        async (error: Error) => {
          const failure = await explainFailure(error);
          if (isCurrent) setSettled({key, failure});
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [options, isBlank, query, key]);

  const {page, area} = place;
  const openPage = useCallback((): true => {
    window.location.assign(`${options.baseUrl}search${formatQuery({text, page, area})}`);
    return true;
  }, [options, text, page, area]);
  const failure = settled?.key === key ? settled.failure : undefined;
  const retry = useCallback(
    () => (failure === 'update' ? openPage() : setAttempt((number) => number + 1)),
    [failure, openPage, setAttempt],
  );

  const actions = {retry, openPage};
  if (isBlank) return {state: 'idle', ...actions};
  if (settled?.key !== key) return {state: 'loading', answer: settled?.answer, ...actions};
  return {...settled, state: failure ? 'failed' : 'done', ...actions};
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
