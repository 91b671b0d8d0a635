import type {Link} from 'mdast';
import type {ErrorCode} from '../../../platform/errors';
import type {Place} from '../../problems/Problem';
import {pageOfError} from './errorPages';
import {pageOf} from './pageOf';

/** A code of the catalogue, linked to where it is told of: on the same page or on another. */
export function linkError(code: ErrorCode, place: Place): Link {
  const page = pageOfError[code];
  return {
    type: 'link',
    url: `${page === pageOf(place) ? '' : page}#error-${code}`,
    children: [{type: 'inlineCode', value: code}],
  };
}
