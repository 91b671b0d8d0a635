import {Client} from 'typesense';
import type {SearchRecord} from '../../platform/search/types';
import {publishRecords} from '../../plugins/search/publish/publishRecords';
import {listGenerations} from '../../plugins/search/publish/PublishTarget';
import {createHostedEngine} from '../../src/components/search/hosted/createHostedEngine';
import type {RelevanceQuery} from '../../tests/search/queries';
import {evaluateEngine, findWith, type Evaluation} from './evaluateEngine';

export interface ServerEvaluation extends Evaluation {
  /** Name and version that the server reports. */
  readonly version: string;
}

/**
 * Fills a temporary collection on a Typesense server, runs every query with the site's client, and deletes the
 * collection.
 * @param key API key with permission to create collections
 */
export async function evaluateServer(
  origin: string,
  key: string,
  records: readonly SearchRecord[],
  queries: readonly RelevanceQuery[],
): Promise<ServerEvaluation> {
  const {hostname, port, protocol} = new URL(origin);
  const node = {
    host: hostname,
    port: Number(port || (protocol === 'https:' ? 443 : 80)),
    protocol: protocol.slice(0, -1),
  };
  const client = new Client({
    apiKey: key,
    nodes: [node],
    connectionTimeoutSeconds: 30,
    numRetries: 1,
    logLevel: 'silent',
  });
  const target = {client, alias: `relevance-${process.pid}`, report: () => undefined};
  try {
    const {version} = (await client.debug.retrieve()) as {readonly version: string};
    await publishRecords(target, records, Date.now());
    const engine = createHostedEngine({nodes: [origin], apiKey: key, collection: target.alias, parameters: {}});
    return {version, ...(await evaluateEngine(findWith(engine), queries))};
  } finally {
    await client
      .aliases(target.alias)
      .delete()
      .catch(() => undefined);
    for (const name of await listGenerations(target).catch(() => [])) await client.collections(name).delete();
  }
}
