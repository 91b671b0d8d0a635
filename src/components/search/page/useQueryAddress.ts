import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

interface Target {
  readonly text: string;
  /** From 0. */
  readonly page: number;
}

/** What the address of the search page asks for, and how to ask for something else. */
export interface QueryAddress extends Target {
  readonly go: (target: Target) => void;
}

/** Reads `?q=…&page=…`, with pages counted from 1 in the address. */
export function readAddress(search: string): Target {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page') ?? 1);
  return {text: parameters.get('q') ?? '', page: Number.isInteger(page) && page > 0 ? page - 1 : 0};
}

/** The query of the address. The built page has none: it is filled in by the browser. */
export function useQueryAddress(): QueryAddress {
  const history = useHistory();
  const location = useLocation();
  const isBrowser = useIsBrowser();
  return {
    ...readAddress(isBrowser ? location.search : ''),
    go: ({text, page}) => {
      const parameters = new URLSearchParams(text === '' ? {} : {q: text});
      if (page > 0) parameters.set('page', String(page + 1));
      history.push({pathname: location.pathname, search: parameters.toString()});
    },
  };
}
