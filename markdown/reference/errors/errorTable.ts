import {errorCodes, errors, type ErrorEntry} from '../../../platform/errors';
import {anchor} from '../nodes/anchor';
import {definitionList} from '../nodes/definitionList';
import {paragraph} from '../nodes/prose';
import type {Renderer} from '../Renderer';
import {errorPages, indexPage, pageOfError} from './errorPages';
import {pageOf} from './pageOf';

/** `<ErrorTable />`: the errors that `errorPages` puts on this page, with cause and remedy, and where all others are. */
export const errorTable: Renderer = {
  name: 'ErrorTable',
  render: (_, {place, fail}) => {
    const page = pageOf(place);
    const codes = errorCodes.filter((code) => pageOfError[code] === page);
    if (codes.length === 0)
      return fail(
        '<ErrorTable> stands on a page that tells of no error',
        `name some in markdown/reference/errors/errorPages.ts, or put it on one of ${errorPages.map(({page: other}) => other).join(', ')}`,
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
      ...(page === indexPage.page ? [] : [paragraph(`All others: [errors by page](${indexPage.page}#errors).`)]),
    ];
  },
};
