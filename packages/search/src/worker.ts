import {createEngine} from './engine';
import type {SearchAnswer, SearchQuery} from './types';
import {handleRequests} from './workerClient';

/** A request to the worker. The first one opens the index. */
export type SearchRequest = Readonly<{base: string; isRetry: boolean; query: SearchQuery}>;

/** Loads a file of the index as text. */
const fetchFile = (base: string, isRetry: boolean) => async (file: string) => {
  // A retry bypasses the browser's cache, which may contain a damaged file.
  const cache = isRetry ? 'reload' : 'default';
  const response = await fetch(base + file, {cache, signal: AbortSignal.timeout(15_000)});
  if (!response.ok) throw new Error(`${base}${file} returned ${response.status}`);
  return response.text();
};

let engine: ReturnType<typeof createEngine> | undefined;
handleRequests<SearchRequest, SearchAnswer>(({base, isRetry, query}) =>
  (engine ??= createEngine(fetchFile(base, isRetry))).search(query),
);
