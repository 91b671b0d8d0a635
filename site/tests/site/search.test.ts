import {readFileSync} from 'node:fs';
import {brotliDecompressSync} from 'node:zlib';
import {readGuides} from '@aloft/content/guides';
import {indexDirectory} from '@aloft/search';
import {createEngine} from '@aloft/search/engine';
import {createHostedEngine} from '@aloft/search/hosted';
import {evaluate, formatMeasures, heldOut, tuning, type Measures} from '@aloft/search/labels';
import {expect, it} from 'vitest';
import {TypesenseStub} from '../../../packages/search/tests/TypesenseStub';
import {listFiles} from '../../hosting/listFiles';
import {toDocument} from '@aloft/search/publish';
import {readSearchRecords} from '../../../scripts/publishSearch';
import {fileOf, readIds} from './readPage';

const directory = 'build';
const read = (file: string) => readFileSync(`${directory}/${indexDirectory}/${file}`, 'utf8');
const engine = createEngine((file) => Promise.resolve(read(file)));
const records = readSearchRecords(directory);
const scope = {language: 'en', tags: ['default', 'docs-default-current']};
const findPages = async (text: string, pageSize: number) =>
  (await engine.search({text, isSubmitted: true, page: 0, pageSize, hitsPerPage: 1, ...scope})).pages;

it('has labels with an existing section', () => {
  const urls = new Set(records.map(({url}) => url));
  const answered = [...tuning, ...heldOut].filter(({kind}) => kind !== 'none');
  expect(answered.filter(({sections}) => !sections.some((url) => urls.has(url))).map(({query}) => query)).toEqual([]);
});

/** The shares below their floors. */
const below = (shares: Measures, floors: Partial<Measures>) =>
  Object.entries(floors).filter(([name, floor]) => shares[name as keyof Measures] < floor);

it('ranks pages and sections that answer first, and shows useful snippets', async () => {
  const lines: string[] = [];
  const measures = await evaluate(engine, heldOut);
  const tuned = await evaluate(engine, tuning, (line) => lines.push(line));
  const advice = `Held out:\n${formatMeasures(measures)}\nFor tuning:\n${formatMeasures(tuned)}\n${lines.join('\n')}`;
  const floors = {page1: 0.9, page3: 0.96, section1: 0.82, section3: 0.93, useful: 0.92};
  for (const set of [measures, tuned]) expect(below(set.get('all')!, floors), advice).toEqual([]);
  expect(measures.get('word')!.section1, advice).toBeGreaterThanOrEqual(0.8);
  // Shares of the queries without an answer that say so.
  expect(tuned.get('none')!.page1, advice).toBeGreaterThanOrEqual(0.78);
});

it.each([
  ['app_not_found', '/docs/resources/apps#error-app_not_found'],
  ['error: there is no app "api" in the namespace "acme" (app_not_found)', '/docs/resources/apps#error-app_not_found'],
  ['stopGrace', '/docs/resources/schema#machine-stopGrace'],
  ['idleTimeout', '/docs/resources/schema#machine-flash-idleTimeout'],
  ['volume', '/docs/resources/volumes'],
  ['redis', '/docs/guides-and-samples/software/redis'],
])('shows the place that "%s" names first', async (text, place) => {
  const [page] = await findPages(text, 1);
  expect(page?.snippet === undefined ? page?.hits[0]?.url : page.path).toBe(place);
});

it('ranks words on a search server by the same priors', async () => {
  const stub = new TypesenseStub('key');
  const nodes = [await stub.listen()];
  const documents = records.map((record) => [record.url, toDocument(record)] as const);
  stub.collections.set('docs', new Map(documents));
  const hosted = createHostedEngine({nodes, apiKey: 'key', collection: 'docs', parameters: {}});
  const words = tuning.filter(({kind}) => kind === 'word');
  const all = (await evaluate(hosted, words)).get('all')!;
  await stub.close();
  expect(all.page1).toBeGreaterThanOrEqual(0.73);
  expect(all.section1).toBeGreaterThanOrEqual(0.69);
});

const guides = readGuides(process.cwd());

it.each([...new Set(guides.flatMap(({search}) => search))])('finds a guide for "%s"', async (text) => {
  const pages = await findPages(text, 3);
  const expected = guides.filter(({search}) => search.includes(text)).map(({path}) => path.replace(/\/$/, ''));
  expect(pages.some(({path}) => expected.includes(path))).toBe(true);
});

it('loads at most 120 kB for a first result', async () => {
  const scripts = listFiles(directory).filter((name) =>
    /(?:search_panel|search_src_worker|minisearch|css\/search)[^/]*\.br$/.test(name),
  );
  expect(scripts.length).toBeGreaterThanOrEqual(4);
  let bytes = scripts.reduce((sum, file) => sum + readFileSync(file).length, 0);
  const measured = createEngine((file) => {
    const packed = readFileSync(`${directory}/${indexDirectory}/${file}.br`);
    bytes += packed.length;
    return Promise.resolve(brotliDecompressSync(packed).toString());
  });
  await measured.search({text: 'deploy', page: 0, pageSize: 5, hitsPerPage: 2, ...scope});
  expect(bytes).toBeLessThan(120_000);
});

it('links only to existing headings', () => {
  const isMissing = ([page = '', id]: string[]) => id !== undefined && !readIds(fileOf(page)).has(id);
  expect(records.map(({url}) => url).filter((url) => isMissing(url.split('#')))).toEqual([]);
});

it('keeps the admin key and its name out of every file', () => {
  const key = process.env.SEARCH_ADMIN_KEY;
  for (const file of listFiles(directory).filter((name) => /\.(?:js|html|json|txt|xml)$/.test(name))) {
    const text = readFileSync(file, 'utf8');
    expect(text.includes('SEARCH_ADMIN_KEY'), file).toBe(false);
    if (key) expect(text.includes(key), file).toBe(false);
  }
});
