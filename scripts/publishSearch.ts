import {parseArgs} from 'node:util';
import {publishRecords} from '@aloft/search/publish';
import {Client} from 'typesense';
import {readSearchRecords} from './readSearchRecords';

const {values} = parseArgs({options: {dir: {type: 'string', default: 'build'}}});

function need(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. config/environment.ts lists the variables of search.`);
  return value;
}

async function main(): Promise<void> {
  // Set for this process only, never for a build.
  const apiKey = need('SEARCH_ADMIN_KEY');
  const nodes = need('SEARCH_NODES')
    .split(',')
    .map((origin) => new URL(origin.trim()))
    .map(({hostname: host, port, protocol}) => ({
      host,
      port: Number(port) || (protocol === 'https:' ? 443 : 80),
      protocol: protocol.slice(0, -1),
    }));
  const client = new Client({apiKey, nodes, connectionTimeoutSeconds: 30, numRetries: 3, logLevel: 'silent'});
  const records = readSearchRecords(values.dir);
  const pages = new Set(records.map(({path}) => path));
  const name = await publishRecords(client, process.env.SEARCH_COLLECTION ?? 'aloft-docs', records, Date.now());
  console.log(`${records.length} records of ${pages.size} pages are published as ${name}.`);
}

main().catch(({message}: Error) => {
  // A client error may contain the request with the key.
  const key = process.env.SEARCH_ADMIN_KEY;
  console.error(key ? message.replaceAll(key, '<key>') : message);
  process.exitCode = 1;
});
