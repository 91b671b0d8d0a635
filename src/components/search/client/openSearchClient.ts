import siteConfig from '@generated/docusaurus.config';
import {createWorkerEngine, workerError} from '../embedded/createWorkerEngine';
import {startWorker} from '../embedded/startWorker';
import type {HostedSearch} from '../hosted/HostedSearch';
import {createSearchChain} from './createSearchChain';
import {keepNewest} from './keepNewest';
import {searchState} from './searchState';
import type {SearchAnswer, SearchEngine, SearchQuery} from './types';

/** The embedded engine. Where it cannot be loaded at all, the next question tries again. */
function createRetryingEngine(): SearchEngine {
  let engine: SearchEngine | undefined;
  return {
    search: async (query) => {
      try {
        engine ??= createWorkerEngine(startWorker());
        return await engine.search(query);
      } catch (error) {
        if ((error as Error).name === workerError) engine = undefined;
        throw error;
      }
    },
  };
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

let client: SearchEngine | undefined;

/** The engine of the site, which also tells the search state. The first call makes it. */
export function openSearchClient(): SearchEngine {
  if (client !== undefined) return client;
  const hosted = siteConfig.customFields?.hostedSearch as HostedSearch | undefined;
  const embedded = createRetryingEngine();
  // The embedded engine keeps to the newest question by itself.
  const ask = hosted === undefined ? embedded.search : keepNewest(createSearchChain(embedded, lazily(hosted)).search);

  const search = async (query: SearchQuery): Promise<SearchAnswer> => {
    try {
      const answer = await ask(query);
      const nothing = answer.total === 0 ? {nothingFor: query.text, didYouMean: answer.didYouMean} : {};
      searchState.set({isFallback: hosted !== undefined && answer.engine === 'embedded', ...nothing});
      return answer;
    } catch (error) {
      const preparing = (error as Error).name === 'SearchIndexInPreparation';
      searchState.set({isFallback: false, failure: preparing ? 'preparing' : 'network'});
      throw error;
    }
  };
  client = {search};
  return client;
}
