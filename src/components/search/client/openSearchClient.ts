import {indexFolder} from '@site/platform/search/indexFormat';
import {createWorkerEngine, workerError} from '../embedded/createWorkerEngine';
import type {HostedSearch} from '../hosted/HostedSearch';
import {createSearchChain} from './createSearchChain';
import {keepNewest} from './keepNewest';
import {searchState} from './searchState';
import type {SearchAnswer, SearchEngine, SearchQuery} from './types';

/** The engine of the site, with what the reader is told about it. */
export interface SearchClient extends SearchEngine {
  /** Loads what a first answer needs. */
  readonly warm: () => void;
}

export interface SearchClientOptions {
  /** Base URL of the site, with a slash at its end. */
  readonly baseUrl: string;
  readonly hosted?: HostedSearch;
}

/** Where the embedded engine cannot be loaded at all, the next question tries again. */
function retryable(create: () => ReturnType<typeof createWorkerEngine>): ReturnType<typeof createWorkerEngine> {
  let engine: ReturnType<typeof createWorkerEngine> | undefined;
  const attempt = async <T>(run: (engine: ReturnType<typeof createWorkerEngine>) => Promise<T>): Promise<T> => {
    try {
      engine ??= create();
      return await run(engine);
    } catch (error) {
      if ((error as Error).name === workerError) engine = undefined;
      throw error;
    }
  };
  return {warm: () => attempt((ready) => ready.warm()), search: (query) => attempt((ready) => ready.search(query))};
}

function lazily(hosted: HostedSearch): SearchEngine {
  let loading: Promise<SearchEngine> | undefined;
  return {
    search: async (query) => {
      loading ??= import('../hosted/createHostedEngine').then((module) => module.createHostedEngine(hosted));
      return (await loading).search(query);
    },
  };
}

let client: SearchClient | undefined;

/** The search client of this page. The first call makes it; its options do not change while the page is open. */
export function openSearchClient({baseUrl, hosted}: SearchClientOptions): SearchClient {
  if (client !== undefined) return client;
  const embedded = retryable(() => createWorkerEngine(new URL(`${baseUrl}${indexFolder}/`, window.location.href).href));
  let warming: Promise<void> | undefined;
  const warm = (): Promise<void> => (warming ??= embedded.warm().catch(() => void (warming = undefined)));
  // A search server is ready at any time.
  const chain =
    hosted === undefined
      ? keepNewest(createSearchChain(embedded), warm)
      : keepNewest(createSearchChain(embedded, lazily(hosted)));

  const search = async (query: SearchQuery): Promise<SearchAnswer> => {
    try {
      const answer = await chain.search(query);
      const nothing = answer.total === 0 ? {nothingFor: query.text, didYouMean: answer.didYouMean} : {};
      searchState.set({isFallback: hosted !== undefined && answer.engine === 'embedded', ...nothing});
      return answer;
    } catch (error) {
      const preparing = (error as Error).name === 'SearchIndexInPreparation';
      searchState.set({isFallback: false, failure: preparing ? 'preparing' : 'network'});
      throw error;
    }
  };
  client = {search, warm: () => void warm()};
  return client;
}
