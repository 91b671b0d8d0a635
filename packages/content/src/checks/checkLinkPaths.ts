import {redirectPath} from '../addresses/redirectPath';
import {collectLinks} from '../links/collectLinks';
import type {PageCheck} from './Check';

/** Reports links to paths that the servers redirect, because following them in the browser shows the not-found page. */
export const checkLinkPaths: PageCheck = (page) =>
  collectLinks(page).flatMap(({target, line}) => {
    const plain = redirectPath(target);
    return plain === undefined
      ? []
      : [{file: page.file, line, what: `${target} is not the path of a page`, how: `link to ${plain}`}];
  });
