import {SearchClient} from 'typesense';
import {hostedTimeout} from '../client/createSearchChain';
import type {SearchEngine} from '../client/types';
import type {HostedSearch} from './HostedSearch';
import {createHostedParameters} from './createHostedParameters';
import {parseHostedResponse} from './parseHostedResponse';

/** Timeout for one node in seconds, which leaves time for a second node before the engine times out. */
const nodeTimeout = hostedTimeout / 2 / 1000;

function readNode(origin: string): {host: string; port: number; protocol: string} {
  const {hostname, port, protocol} = new URL(origin);
  const isSecure = protocol === 'https:';
  return {
    host: hostname,
    port: port === '' ? (isSecure ? 443 : 80) : Number(port),
    protocol: isSecure ? 'https' : 'http',
  };
}

/** An engine that queries a Typesense cluster: the nearest node first, then the others in turn. */
export function createHostedEngine(hosted: HostedSearch): SearchEngine {
  const client = new SearchClient({
    apiKey: hosted.apiKey,
    nodes: hosted.nodes.map(readNode),
    ...(hosted.nearestNode === undefined ? {} : {nearestNode: readNode(hosted.nearestNode)}),
    connectionTimeoutSeconds: nodeTimeout,
    numRetries: hosted.nodes.length,
    retryIntervalSeconds: 0.05,
    logLevel: 'silent',
  });
  const documents = client.collections(hosted.collection).documents();
  return {
    search: async (query) => {
      const answer: unknown = await documents.search(createHostedParameters(query, hosted.parameters), {});
      return parseHostedResponse(answer);
    },
  };
}
