import {isBuildGone} from '@site/src/components/route-loading/isFileGone';
import {useCallback, useEffect, useState} from 'react';
import type {SearchAnswer} from './client/types';
import {workerError} from './embedded/createWorkerEngine';
import type {Failure} from './SearchStatus';
import {formatQuery} from './queryAddress';
import {useSearch, type Place} from './useSearch';
import {useSearchOptions} from './useSearchOptions';

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
  if (name === 'SearchIndexInPreparation') return 'preparing';
  return name === workerError && (await isBuildGone()) ? 'update' : 'network';
}

/** Searches for a text, and returns the newest results. */
export function useResults(text: string, {page = 0, pageSize, hitsPerPage}: Place): Results {
  const search = useSearch();
  const {baseUrl} = useSearchOptions();
  const [settled, setSettled] = useState<Settled>();
  const [attempt, setAttempt] = useState(0);
  const isBlank = text.trim() === '';
  const key = JSON.stringify([attempt, page, text]);

  useEffect(() => {
    if (isBlank) return undefined;
    let isCurrent = true;
    search(text, {page, pageSize, hitsPerPage}).then(
      (answer) => isCurrent && setSettled({key, answer}),
      async (error: Error) => {
        const failure = await explainFailure(error);
        if (isCurrent) setSettled({key, failure});
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [search, text, isBlank, page, pageSize, hitsPerPage, key]);

  const openPage = useCallback((): true => {
    window.location.assign(`${baseUrl}search${formatQuery({text, page})}`);
    return true;
  }, [baseUrl, text, page]);
  const failure = settled?.key === key ? settled.failure : undefined;
  const retry = useCallback(
    () => (failure === 'update' ? openPage() : setAttempt((number) => number + 1)),
    [failure, openPage],
  );

  const actions = {retry, openPage};
  if (isBlank) return {state: 'idle', ...actions};
  if (settled?.key !== key) return {state: 'loading', answer: settled?.answer, ...actions};
  return {...settled, state: failure ? 'failed' : 'done', ...actions};
}
