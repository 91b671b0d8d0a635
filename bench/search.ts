import {parseArgs} from 'node:util';
import {createIndexFiles} from '../plugins/search/createIndexFiles';
import {extractRecords} from '../plugins/search/extractRecords';
import type {BuiltPage} from '../plugins/shared/readBuiltPages';
import {createEmbeddedEngine} from '../src/components/search/embedded/createEmbeddedEngine';
import {heldOutQueries, tunedQueries} from '../tests/search/queries';
import {compareEngines} from './search/compareEngines';
import {evaluateEngine, findWith} from './search/evaluateEngine';
import {evaluateServer} from './search/evaluateServer';
import {formatComparison, formatRelevance} from './search/formatTables';
import {measureSite} from './search/measureSite';
import {readSite} from './search/readSite';

/**
 * `npm run bench:search -- [DIRECTORY]` measures relevance, bytes and times of the embedded engine,
 * `--compare` adds other engines to the table, and `--server URL` measures the relevance of the hosted one.
 */
const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {compare: {type: 'boolean', default: false}, server: {type: 'string'}},
});
const directory = positionals[0] ?? 'build';
const allQueries = [...tunedQueries, ...heldOutQueries];
const sets = [
  ['all queries', allQueries],
  ['queries that it is tuned by', tunedQueries],
  ['held-out queries', heldOutQueries],
] as const;

const milliseconds = (time: number): string => `${time.toFixed(0)} ms`;

async function measureEmbedded(pages: readonly BuiltPage[]): Promise<void> {
  const files = createIndexFiles(pages);
  const find = findWith(createEmbeddedEngine((file) => Promise.resolve(files.get(file)!)));
  for (const [name, queries] of sets) {
    console.log(formatRelevance(`Relevance of the embedded engine, ${name}`, await evaluateEngine(find, queries)));
  }
  console.log('\nThe hosted engine needs a server: `npx tsx scripts/testSearchServer.ts URL` measures one.');
  console.log(
    '\npages | gzip until the first result | first search | key to paint, median | 95th percentile\n---:|---|---:|---:|---:',
  );
  const {bytes, files: count, firstSearch, warm} = await measureSite(directory, files);
  console.log(
    `${pages.length} | ${(bytes / 1000).toFixed(1)} kB in ${count} files | ${milliseconds(firstSearch)} | ${milliseconds(warm.median)} | ${milliseconds(warm.p95)} of ${warm.keys}`,
  );
}

async function measureServer(pages: readonly BuiltPage[], url: string): Promise<void> {
  const key = process.env.TYPESENSE_KEY;
  if (!key) throw new Error('TYPESENSE_KEY is not set. It needs permission to create collections.');
  const {version, ...evaluation} = await evaluateServer(
    new URL(url).origin,
    key,
    pages.flatMap(extractRecords),
    allQueries,
  );
  console.log(formatRelevance(`Relevance of the hosted engine, Typesense ${version}`, evaluation));
  if (version === 'stub') console.log("This is the tests' stub, so the figures don't measure relevance.");
}

async function main(): Promise<void> {
  const pages = readSite(directory);
  if (values.server !== undefined) await measureServer(pages, values.server);
  else if (values.compare) console.log(formatComparison(await compareEngines(pages, allQueries)));
  else await measureEmbedded(pages);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
