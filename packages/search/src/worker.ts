import {createEngine} from './engine';
import type {SearchAnswer, SearchQuery} from './types';
import {handleRequests} from './workerClient';

/** Requests to the worker. The first one opens the index. */
export type EngineRequests = {
  readonly open: {readonly ask: {readonly base: string; readonly isRetry: boolean}; readonly reply: void};
  readonly search: {readonly ask: SearchQuery; readonly reply: SearchAnswer};
};

/** Timeout for a file, in milliseconds. */
const timeout = 15_000;

/** Loads a file of the index as text. */
const fetchFile = (base: string, isRetry: boolean) => async (file: string) => {
  // A retry bypasses the browser's cache, which may contain a damaged file.
  const response = await fetch(base + file, {
    cache: isRetry ? 'reload' : 'default',
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`${base}${file} returned ${response.status}`);
  if (response.headers.get('Content-Type')?.startsWith('text/html')) throw new Error(`${base}${file} is a page`);
  return response.text();
};

let engine: ReturnType<typeof createEngine> | undefined;
handleRequests<EngineRequests>({
  open: ({base, isRetry}) => (engine = createEngine(fetchFile(base, isRetry))).open(),
  search: (query) => engine!.search(query),
});
