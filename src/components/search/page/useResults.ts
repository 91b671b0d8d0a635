import {useCallback, useEffect, useState} from 'react';
import {searchState} from '../client/searchState';
import type {SearchAnswer} from '../client/types';
import {useSearch} from '../useSearch';

export const pageSize = 10;
const hitsPerPage = 4;

/** The answer to a query: undefined while it is on its way, and after a failure, which the search state tells. */
export function useResults(text: string, page: number): {readonly answer?: SearchAnswer; readonly retry: () => void} {
  const {search} = useSearch();
  const [state, setState] = useState<{key: string; answer?: SearchAnswer}>({key: ''});
  const [attempt, setAttempt] = useState(0);
  const key = `${page} ${text}`;

  useEffect(() => {
    let isCurrent = true;
    searchState.set({isFallback: false});
    if (text.trim() === '') return undefined;
    search(text, {page, pageSize, hitsPerPage}).then(
      (answer) => isCurrent && setState({key, answer}),
      () => isCurrent && setState({key}),
    );
    return () => {
      isCurrent = false;
    };
  }, [search, text, page, key, attempt]);

  const retry = useCallback(() => setAttempt((number) => number + 1), []);
  return {answer: state.key === key ? state.answer : undefined, retry};
}
