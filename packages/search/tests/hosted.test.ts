import {Client} from 'typesense';
import {afterAll, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {createSearchChain} from '../src/client';
import {createHostedEngine} from '../src/hosted';
import {publishRecords} from '../src/publish';
import type {SearchEngine} from '../src/types';
import {ask} from './ask';
import {sampleRecords} from './samplePage';
import {TypesenseStub, type Faults} from './TypesenseStub';

// No Typesense server is available in CI, so the tests use a stub of its documented API.
// TYPESENSE_URL and TYPESENSE_KEY select a real server.
const real = process.env.TYPESENSE_URL;
const stub = new TypesenseStub('secret-admin-key');
const key = real ? process.env.TYPESENSE_KEY! : stub.key;
let origin = '';
let client: Client;
const alias = `test-${process.pid}`;
const publish = (records: Parameters<typeof publishRecords>[2], time: number) => {
  vi.setSystemTime(time);
  const published = publishRecords(client, alias, records, {'scale out': ['add machines']});
  // Other test files share the clock.
  vi.useRealTimers();
  return published;
};
const findCurrent = async () => (await client.aliases(alias).retrieve()).collection_name;
const listCollections = async () =>
  (await client.collections().retrieve()).map(({name}) => name).filter((name) => name.startsWith(`${alias}_`));

const embedded: SearchEngine = {search: () => Promise.resolve({engine: 'embedded', pages: [], total: 0})};
const hosted = (nodes: readonly string[] = [origin, origin], apiKey = key, collection = alias): SearchEngine =>
  createHostedEngine({nodes, apiKey, collection, parameters: {}});

beforeAll(async () => {
  origin = real ?? (await stub.listen());
  const nodes = [{url: origin}];
  client = new Client({apiKey: key, nodes, numRetries: 2, retryIntervalSeconds: 0.1, logLevel: 'silent'});
});
beforeEach(() => void (stub.faults = {}));
afterAll(async () => {
  for (const name of await listCollections()) await client.collections(name).delete();
  await stub.close();
});

it('publishing fills a new collection, switches the alias and deletes the previous collection', async () => {
  await publish(sampleRecords, 1000);
  await publish(sampleRecords, 2000);
  expect(await findCurrent()).toBe(`${alias}_2000`);
  expect(await listCollections()).toEqual([`${alias}_2000`]);
});

it.skipIf(real)('publishing retries a failed import', async () => {
  stub.faults = {failImports: 2};
  await publish(sampleRecords, 4000);
  expect(await findCurrent()).toBe(`${alias}_4000`);
});

it('publishing rejects an empty index', async () => {
  await expect(publish([], 6000)).rejects.toThrow('npm run build');
});

it('searching returns results grouped by page, with matches highlighted', async () => {
  const answer = await hosted().search(ask('snapshot'));
  expect(answer).toMatchObject({engine: 'hosted', total: 1});
  expect(answer.pages[0]).toMatchObject({path: '/docs/resources/volumes', trail: 'Resources'});
  expect(answer.pages[0]!.hits.flatMap(({snippet}) => snippet)).toContainEqual({text: 'snapshot', marked: true});
});

it.skipIf(real)('waits for the only node as long as for several', async () => {
  stub.faults = {delay: 1200};
  expect(await createSearchChain(embedded, hosted([origin])).search(ask('snapshot'))).toMatchObject({
    engine: 'hosted',
  });
});

it.skipIf(real)('filters by language and version', async () => {
  await hosted().search(ask('volume'));
  expect(stub.searches.at(-1)!.get('filter_by')).toBe(
    'language:=`en` && docusaurus_tag:=[`default`,`docs-default-current`]',
  );
});

it.skipIf(real)('queries the nearest node first, and the others if it is unavailable', async () => {
  const nearest = new TypesenseStub(key);
  const collection = `${alias}_4000`;
  nearest.collections.set(collection, stub.collections.get(collection)!);
  const engine = hosted([await nearest.listen(), 'http://127.0.0.1:9', origin], key, collection);
  const asked = stub.searches.length;
  await engine.search(ask('snapshot'));
  expect([nearest.searches.length, stub.searches.length]).toEqual([1, asked]);
  await nearest.close();
  expect((await engine.search(ask('snapshot'))).total).toBe(1);
  expect([nearest.searches.length, stub.searches.length]).toEqual([1, asked + 1]);
});

it('treats hostile queries as text', async () => {
  for (const text of ['<img src=x onerror=alert(1)>', 'a'.repeat(10_000), '🛫', 'שלום', '\0', '` && type:=x', '*']) {
    await expect(hosted().search(ask(text))).resolves.toMatchObject({engine: 'hosted'});
  }
});

const elsewhere = {document: {url: 'javascript:alert(1)', path: '//evil'}};
const ofStub: [name: string, engine: () => SearchEngine, faults?: Faults][] = [
  ['is slow', hosted, {delay: 4000}],
  ['answers text', hosted, {nonsense: '"<html>"'}],
  ['answers another shape', hosted, {nonsense: '{"found":"many"}'}],
  ['links elsewhere', hosted, {nonsense: JSON.stringify({found: 1, grouped_hits: [{hits: [elsewhere]}]})}],
];
it.each<(typeof ofStub)[number]>([
  ['is unauthorized', () => hosted([origin, origin], 'wrong')],
  ['is down', () => hosted(['http://127.0.0.1:9'])],
  ...(real ? [] : ofStub),
])('falls back to the embedded engine if the server %s', async (_, engine, faults = {}) => {
  stub.faults = faults;
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const start = performance.now();
  const chain = createSearchChain(embedded, engine());
  expect((await chain.search(ask('volume'))).engine).toBe('embedded');
  expect(performance.now() - start).toBeLessThan(2600);
  expect(warn).toHaveBeenCalledOnce();
  expect((await chain.search(ask('volume'))).engine).toBe('embedded');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it('searching fails only if both engines do', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const broken: SearchEngine = {search: () => Promise.reject(new Error('no network'))};
  await expect(createSearchChain(broken, broken).search(ask('x'))).rejects.toThrow('no network');
  vi.restoreAllMocks();
});
