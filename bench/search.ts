import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createServer} from '../hosting/createServer';
import {indexFolder} from '../platform/search/indexFormat';
import {createIndexFiles} from '../plugins/search/createIndexFiles';
import {writeFiles} from '../plugins/search/writeFiles';
import {createEmbeddedEngine} from '../src/components/search/embedded/createEmbeddedEngine';
import {heldOutQueries, tunedQueries, type RelevanceQuery} from '../tests/search/queries';
import {evaluateEngine} from './search/evaluateEngine';
import {growSite} from './search/growSite';
import {measureInBrowser} from './search/measureInBrowser';
import {readSite} from './search/readSite';

const folder = process.argv[2] ?? 'build';
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const milliseconds = (time: number): string => `${time.toFixed(0)} ms`;

async function printRelevance(
  files: ReadonlyMap<string, string>,
  name: string,
  queries: readonly RelevanceQuery[],
): Promise<void> {
  const engine = createEmbeddedEngine((file) => Promise.resolve(files.get(file)!));
  const {byKind, misses} = await evaluateEngine(engine, queries);
  console.log(
    `\nRelevance of the embedded engine, ${name}\n\nkind | queries | success@1 | success@3 | MRR\n---|---:|---:|---:|---:`,
  );
  for (const [kind, {queries: count, success1, success3, mrr}] of byKind) {
    console.log(`${kind} | ${count} | ${percent(success1)} | ${percent(success3)} | ${mrr.toFixed(3)}`);
  }
  console.log(
    `\nNot among the first three: ${misses
      .filter(({rank}) => rank === 0 || rank > 3)
      .map(({text}) => `"${text}"`)
      .join(', ')}`,
  );
}

async function measureSite(files: ReadonlyMap<string, string>): Promise<string> {
  const copy = mkdtempSync(path.join(tmpdir(), 'aloft-search-'));
  try {
    cpSync(folder, copy, {recursive: true});
    rmSync(path.join(copy, indexFolder), {recursive: true, force: true});
    await writeFiles(path.join(copy, indexFolder), files);
    const server = createServer({folder: copy});
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const {
      bytes,
      files: count,
      firstSearch,
      warm,
    } = await measureInBrowser(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
    return `${(bytes / 1000).toFixed(1)} kB in ${count} files | ${milliseconds(firstSearch)} | ${milliseconds(warm.median)} | ${milliseconds(warm.p95)} of ${warm.keys}`;
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
}

async function main(): Promise<void> {
  const pages = readSite(folder);
  const real = createIndexFiles(pages);
  await printRelevance(real, 'all queries', [...tunedQueries, ...heldOutQueries]);
  await printRelevance(real, 'queries that it is tuned by', tunedQueries);
  await printRelevance(real, 'held-out queries', heldOutQueries);
  console.log('\nThe hosted engine needs a server. Its tests ask a stub, which says nothing about relevance;');
  console.log('`npx tsx scripts/testSearchServer.ts URL` asks a real one.');
  console.log(
    '\npages | gzip until the first result | first search | key to paint, median | 95th percentile\n---:|---|---:|---:|---:',
  );
  console.log(`${pages.length} | ${await measureSite(real)}`);
  console.log(`650 | ${await measureSite(createIndexFiles(growSite(pages, 650)))}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
