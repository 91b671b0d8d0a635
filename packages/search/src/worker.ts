import {createEngine} from './engine';
import type {SearchAnswer, SearchQuery} from './types';
import {handleRequests} from './workerClient';

/** Requests to the worker. The first one opens the index. */
export type EngineRequests = {
  readonly open: {readonly ask: {readonly base: string; readonly isRetry: boolean}; readonly reply: void};
  readonly search: {readonly ask: SearchQuery; readonly reply: SearchAnswer};
};

/** Loads a file of the index as text. */
const fetchFile = (base: string, isRetry: boolean) => async (file: string) => {
  // A retry bypasses the browser's cache, which may contain a damaged file.
  const cache = isRetry ? 'reload' : 'default';
  const response = await fetch(base + file, {cache, signal: AbortSignal.timeout(15_000)});
  if (!response.ok) throw new Error(`${base}${file} returned ${response.status}`);
  return response.text();
};

let engine: ReturnType<typeof createEngine> | undefined;
handleRequests<EngineRequests>({
  open: ({base, isRetry}) => (engine = createEngine(fetchFile(base, isRetry))).open(),
  search: (query) => engine!.search(query),
});
