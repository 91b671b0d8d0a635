import {parseArgs} from 'node:util';
import {publishRecords} from '@aloft/search/publish';
import {Client} from 'typesense';
import {readSearchRecords} from './readSearchRecords';

function need(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is not set. config/environment.ts lists the variables of search.`);
  return value;
}

/** Publishes the records of a built site. @returns what it published */
export async function publishSearch(directory: string, env: NodeJS.ProcessEnv): Promise<string> {
  // Set for this process only, never for a build.
  const apiKey = need(env, 'SEARCH_ADMIN_KEY');
  const nodes = need(env, 'SEARCH_NODES')
    .split(',')
    .map((origin) => ({url: new URL(origin.trim()).origin}));
  const client = new Client({apiKey, nodes, connectionTimeoutSeconds: 30, numRetries: 3, logLevel: 'silent'});
  const records = readSearchRecords(directory);
  const pages = new Set(records.map(({path}) => path));
  try {
    const name = await publishRecords(client, env.SEARCH_COLLECTION ?? 'aloft-docs', records, Date.now());
    return `${records.length} records of ${pages.size} pages are published as ${name}.`;
  } catch (error) {
    // A client error may contain the request with the key.
    throw new Error((error as Error).message.replaceAll(apiKey, '<key>'));
  }
}

if (require.main === module) {
  const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});
  publishSearch(values.dir, process.env).then(console.log, ({message}: Error) => {
    console.error(message);
    process.exitCode = 1;
  });
}
