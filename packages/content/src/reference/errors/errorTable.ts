import {errorPages, errors, indexPage, type ErrorEntry} from '@aloft/platform/errors';
import {anchor} from '../nodes/anchor';
import {definitionList} from '../nodes/definitionList';
import {paragraph} from '../nodes/prose';
import type {Renderer} from '../Renderer';
import {pageOf} from './pageOf';

/** `<ErrorTable />`: the errors that `errorPages` assigns to this page, with cause and fix, and a link to others. */
export const errorTable: Renderer = {
  name: 'ErrorTable',
  render: (_, {place, fail}) => {
    const page = pageOf(place);
    const codes = errorPages.find((entry) => entry.page === page)?.codes;
    if (!codes)
      return fail(
        '<ErrorTable> is on a page that documents no errors',
        `name some in packages/platform/src/errors/errorPages.ts, or put it on one of ${errorPages.map(({page: other}) => other).join(', ')}`,
      );
    return [
      definitionList(
        codes.map((code) => {
          const {message, cause, remedy, exitCode, httpStatus}: ErrorEntry = errors[code];
          return {
            term: [anchor(`error-${code}`, [{type: 'inlineCode', value: code}])],
            notes: [`exit code ${exitCode}`, ...(httpStatus ? [`HTTP ${httpStatus}`] : [])],
            body: [
              {type: 'paragraph', children: [{type: 'inlineCode', value: `error: ${message}`}]},
              paragraph(`${cause} ${remedy}`),
            ],
          };
        }),
      ),
      ...(page === indexPage.page
        ? []
        : [paragraph(`For other errors, see [all errors by page](${indexPage.page}#errors).`)]),
    ];
  },
};
