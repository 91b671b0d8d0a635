import type {SearchAnswer, SearchQuery} from '../client/types';

/** Requests from the page to the worker. `warm` opens the index without a query. */
export type Question = {readonly id: number} & (
  | {readonly kind: 'open'; readonly base: string}
  | {readonly kind: 'warm'}
  | {readonly kind: 'search'; readonly query: SearchQuery}
);

/** The worker's response to the request with the same id. `received` comes first as an acknowledgment. */
export type Reply =
  | {readonly id: number; readonly received: true}
  | {readonly id: number; readonly answer?: SearchAnswer}
  | {readonly id: number; readonly error: {readonly name: string; readonly message: string}};
