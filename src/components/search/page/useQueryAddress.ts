import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback} from 'react';
import {formatQuery, readQuery, type QueryAddress} from '../queryAddress';

/** The query in the URL, and functions to change it. */
export interface QueryControl extends QueryAddress {
  readonly go: (target: QueryAddress) => void;
  /** Corrects the URL without a new history entry. */
  readonly correct: (target: QueryAddress) => void;
}

/** Reads the query from the URL. It's empty in the built HTML and during hydration. */
export function useQueryAddress(): QueryControl {
  const history = useHistory();
  const {pathname, search} = useLocation();
  const isBrowser = useIsBrowser();
  // The same function in each render, because an effect depends on it.
  const correct = useCallback(
    (target: QueryAddress) => history.replace({pathname, search: formatQuery(target)}),
    [history, pathname],
  );
  return {
    ...readQuery(isBrowser ? search : ''),
    go: (target) => history.push({pathname, search: formatQuery(target)}),
    correct,
  };
}
