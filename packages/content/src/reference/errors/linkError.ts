import type {Link} from 'mdast';
import {pageOfError, type ErrorCode} from '@aloft/platform/errors';
import type {Place} from '../../problems';
import {pageOf} from './pageOf';

/** An error code, linked to its documentation on the same or another page. */
export function linkError(code: ErrorCode, place: Place): Link {
  const page = pageOfError[code];
  return {
    type: 'link',
    url: `${page === pageOf(place) ? '' : page}#error-${code}`,
    children: [{type: 'inlineCode', value: code}],
  };
}
