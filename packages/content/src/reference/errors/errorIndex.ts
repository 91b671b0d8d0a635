import type {PhrasingContent} from 'mdast';
import {errorCodes, errorPages} from '@aloft/platform/errors';
import {definitionList} from '../nodes/definitionList';
import type {Renderer} from '../Renderer';
import {linkError} from './linkError';
import {pageOf} from './pageOf';

/** `<ErrorIndex />`: every code that another page documents, grouped by page. */
export const errorIndex: Renderer = {
  name: 'ErrorIndex',
  render: (_, {place}) => [
    definitionList(
      errorPages
        .filter(({page}) => page !== pageOf(place))
        .map(({title, page, codes}) => {
          const links = errorCodes
            .filter((code) => codes.includes(code))
            .flatMap((code, index): PhrasingContent[] => [
              ...(index === 0 ? [] : [{type: 'text', value: ', '} as const]),
              linkError(code, place),
            ]);
          return {
            term: [{type: 'link', url: page, children: [{type: 'text', value: title}]}],
            body: [{type: 'paragraph', children: links}],
          };
        }),
    ),
  ],
};
