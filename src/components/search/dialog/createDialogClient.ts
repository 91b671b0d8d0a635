import type {DocSearchModalProps} from '@docsearch/react';
import type {SearchAnswer} from '../client/types';
import type {Search} from '../useSearch';
import {toDocSearchHits} from './toDocSearchHits';

type Transform = NonNullable<DocSearchModalProps['transformSearchClient']>;

/** Pages, and places of each, that the dialog shows. The search page shows them all. */
export const dialogPages = 6;
export const dialogHits = 2;

const nothing: SearchAnswer = {engine: 'embedded', pages: [], total: 0};

/** Lets DocSearch's dialog ask the site's own search. No request goes to Algolia. */
export function createDialogClient({search}: Search): Transform {
  return (client) => ({
    ...client,
    async search(request: unknown) {
      const {requests} = request as {requests: readonly {query?: string}[]};
      const text = requests[0]?.query ?? '';
      // DocSearch forgets a failure when its request ends, so the notice below the results tells of it.
      const answer = await search(text, {pageSize: dialogPages, hitsPerPage: dialogHits}).catch(() => nothing);
      const result = {query: text, hits: toDocSearchHits(answer), nbHits: answer.total, page: 0, nbPages: 1};
      return {results: [result]} as never;
    },
  });
}
