import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {formatQuery, readQuery, type QueryAddress} from '../queryAddress';

/** The query of the address, and how to show another one. */
export interface QueryControl extends QueryAddress {
  readonly go: (target: QueryAddress) => void;
  /** Corrects the address, without a new entry in the history. */
  readonly correct: (target: QueryAddress) => void;
}

/** The query of the address. The built page has none: it's filled in by the browser. */
export function useQueryAddress(): QueryControl {
  const history = useHistory();
  const {pathname, search} = useLocation();
  const isBrowser = useIsBrowser();
  return {
    ...readQuery(isBrowser ? search : ''),
    go: (target) => history.push({pathname, search: formatQuery(target)}),
    correct: (target) => history.replace({pathname, search: formatQuery(target)}),
  };
}
