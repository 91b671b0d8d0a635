import {parseArgs} from 'node:util';
import {Client} from 'typesense';
import {publishRecords, rollBack} from '@aloft/search/publish';
import {readSearchRecords} from './readSearchRecords';

const {values} = parseArgs({
  options: {
    dir: {type: 'string', default: 'build'},
    'dry-run': {type: 'boolean', default: false},
    rollback: {type: 'boolean', default: false},
  },
});

function need(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. config/environment.ts lists the variables of search.`);
  return value;
}

function connect(key: string): Client {
  const nodes = need('SEARCH_NODES')
    .split(',')
    .map((origin) => new URL(origin.trim()))
    .map(({hostname, port, protocol}) => ({
      host: hostname,
      port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port),
      protocol: protocol.slice(0, -1),
    }));
  return new Client({apiKey: key, nodes, connectionTimeoutSeconds: 30, numRetries: 3, logLevel: 'silent'});
}

async function main(key: string): Promise<void> {
  const alias = process.env.SEARCH_COLLECTION ?? 'aloft-docs';
  if (values.rollback) {
    await rollBack({client: connect(key), alias, report: console.log});
    return;
  }
  const records = readSearchRecords(values.dir);
  const pages = new Map(records.map((record) => [record.url_without_anchor, record]));
  console.log(`${records.length} records of ${pages.size} pages in ${values.dir}/.`);
  const scopes = [...pages.values()].map(({language, docusaurus_tag: tag}) => `${language} ${tag}`);
  for (const scope of new Set(scopes))
    console.log(`- ${scope}: ${scopes.filter((other) => other === scope).length} pages`);
  if (values['dry-run']) {
    console.log(`Dry run: ${alias} was not changed.`);
    return;
  }
  await publishRecords({client: connect(key), alias, report: console.log}, records, Date.now());
}

const key = values['dry-run'] ? '' : (process.env.SEARCH_ADMIN_KEY ?? '');
if (key === '' && !values['dry-run']) {
  console.error('SEARCH_ADMIN_KEY is not set. Set it for this process only, never for a build.');
  process.exitCode = 1;
} else {
  main(key).catch((error: Error) => {
    // A client error may contain the request with the key.
    console.error(key === '' ? error.message : error.message.replaceAll(key, '<key>'));
    process.exitCode = 1;
  });
}
