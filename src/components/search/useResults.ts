import {useCallback, useEffect, useState} from 'react';
import type {SearchAnswer} from './client/types';
import type {Failure} from './SearchStatus';
import {useSearch, type Place} from './useSearch';

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
  readonly retry: () => void;
}

/** Searches for a text, and returns the newest results. */
export function useResults(text: string, {page = 0, pageSize, hitsPerPage}: Place): Results {
  const search = useSearch();
  const [settled, setSettled] = useState<Settled>();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((number) => number + 1), []);
  const isBlank = text.trim() === '';
  const key = JSON.stringify([attempt, page, text]);

  useEffect(() => {
    if (isBlank) return undefined;
    let isCurrent = true;
    search(text, {page, pageSize, hitsPerPage}).then(
      (answer) => isCurrent && setSettled({key, answer}),
      ({name}: Error) =>
        isCurrent && setSettled({key, failure: name === 'SearchIndexInPreparation' ? 'preparing' : 'network'}),
    );
    return () => {
      isCurrent = false;
    };
  }, [search, text, isBlank, page, pageSize, hitsPerPage, key]);

  if (isBlank) return {state: 'idle', retry};
  if (settled?.key !== key) return {state: 'loading', answer: settled?.answer, retry};
  return {...settled, state: settled.failure ? 'failed' : 'done', retry};
}
