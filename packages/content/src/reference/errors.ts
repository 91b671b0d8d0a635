import {type ErrorCode, errorCodes, errorPages, errors, indexPage, pageOfError} from '@aloft/platform/errors';
import {errorDescriptions} from '@aloft/platform/texts';
import type {RootContent} from 'mdast';
import {definitionList, paragraph} from './nodes';
import type {RenderContext, Renderer} from './Renderer';
import {toRoute} from '../pages/links';
import type {Place} from '../problems';
import {locatePage} from '../versions/locatePage';

/** `<ErrorTable />`: the errors that `errorPages` assigns to this page, with cause and fix, and a link to others. */
export const errorTable: Renderer = {
  name: 'ErrorTable',
  render: (_, {place, fail}) => {
    const page = pageOf(place);
    const codes = errorPages.find((entry) => entry.page === page)?.codes;
    const pages = errorPages.map(({page: other}) => other).join(', ');
    const how = `name some in packages/platform/src/errors/errorPages.ts, or put it on one of ${pages}`;
    if (!codes) return fail('<ErrorTable> is on a page that documents no errors', how);
    return [
      definitionList(
        codes.map((code) => {
          const {message, exitCode, httpStatus} = errors[code];
          return {
            id: `error-${code}`,
            term: `\`${code}\``,
            notes: [`exit code ${exitCode}`, httpStatus ? `HTTP ${httpStatus}` : ''],
            body: [`\`error: ${message}\``, errorDescriptions[code]],
          };
        }),
      ),
      ...(page === indexPage.page
        ? []
        : [paragraph(`For other errors, see [all errors by page](${indexPage.page}#errors).`)]),
    ];
  },
};

/** `<ErrorIndex />`: every code that another page documents, grouped by page. */
export const errorIndex: Renderer = {
  name: 'ErrorIndex',
  render: (_, {place}) => [
    definitionList(
      errorPages
        .filter(({page}) => page !== pageOf(place))
        .map(({title, page, codes}) => {
          const links = errorCodes.filter((code) => codes.includes(code)).map((code) => linkError(code, place));
          return {term: `[${title}](${page})`, body: [links.join(', ')]};
        }),
    ),
  ],
};

/** Lists the errors of a command with their exit codes, each linked to its description. */
export function renderErrors(codes: readonly ErrorCode[], {place}: RenderContext): RootContent[] {
  if (codes.length === 0) return [];
  const items = codes.map((code) => `${linkError(code, place)} (exit code ${errors[code].exitCode})`);
  return [paragraph(`Errors: ${items.join(', ')}.`)];
}

/** An error code, linked to its documentation on the same or another page. */
function linkError(code: ErrorCode, place: Place): string {
  const page = pageOfError[code];
  return `[\`${code}\`](${page === pageOf(place) ? '' : page}#error-${code})`;
}

/** The path of the page that contains an element, or of the page that it translates: `/docs/resources/apps`. */
export function pageOf({file}: Place): string {
  return toRoute(locatePage(file)?.page ?? file);
}
