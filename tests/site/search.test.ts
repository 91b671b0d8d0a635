import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {load} from 'cheerio';
import {beforeAll, expect, it} from 'vitest';
import {evaluateEngine, findWith, type Evaluation} from '../../bench/search/evaluateEngine';
import {readSite} from '../../bench/search/readSite';
import {listFiles} from '../../hosting/listFiles';
import {coreFile, indexFolder} from '../../platform/search/indexFormat';
import {createEmbeddedEngine} from '../../src/components/search/embedded/createEmbeddedEngine';
import {extractRecords, readRecords} from '../../plugins/search/extractRecords';
import {heldOutQueries, tunedQueries} from '../search/queries';

const folder = 'build';
const queries = [...tunedQueries, ...heldOutQueries];
let evaluation: Evaluation;
let heldOut: Evaluation;

beforeAll(async () => {
  const engine = createEmbeddedEngine((file) =>
    Promise.resolve(readFileSync(`${folder}/${indexFolder}/${file}`, 'utf8')),
  );
  evaluation = await evaluateEngine(findWith(engine), queries);
  heldOut = await evaluateEngine(findWith(engine), heldOutQueries);
});

it('asks at least 200 queries, each of which names a page that exists', () => {
  expect(queries.length).toBeGreaterThanOrEqual(200);
  const paths = new Set(readSite(folder).map(({path}) => path));
  expect(queries.flatMap(({pages}) => pages).filter((path) => !paths.has(path))).toEqual([]);
});

it('answers with the first page, or one of the first three', () => {
  const missed = evaluation.misses.map(({text, rank, first}) => `${rank} "${text}" → ${first.join(' ')}`).join('\n');
  const advice = `Better the engine, not the set:\n${missed}`;
  const all = evaluation.byKind.get('all')!;
  expect(all.success1, advice).toBeGreaterThanOrEqual(0.9);
  expect(all.success3, advice).toBeGreaterThanOrEqual(0.98);
  // Nothing was tuned by these: what a reader meets whom the engine has not met.
  const unmet = heldOut.byKind.get('all')!;
  expect(unmet.success1, advice).toBeGreaterThanOrEqual(0.84);
  expect(unmet.success3, advice).toBeGreaterThanOrEqual(0.95);
});

it('has a core of at most 30 kB', () => {
  expect(gzipSync(readFileSync(`${folder}/${indexFolder}/${coreFile}`)).length).toBeLessThan(30_000);
});

it('leads only to headings that exist', () => {
  for (const page of readSite(folder)) {
    const missing = extractRecords(page)
      .flatMap(({anchor}) => anchor ?? [])
      .filter((id) => !new RegExp(`\\sid=["']?${id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}["'\\s>]`).test(page.html));
    expect([...new Set(missing)], page.path).toEqual([]);
  }
});

it('reads a page as the parser by the standard does', () => {
  for (const {html, path} of readSite(folder))
    expect(extractRecords({html, path}), path).toEqual(readRecords(load(html), path));
});

it('keeps the admin key and its name out of every file', () => {
  const key = process.env.SEARCH_ADMIN_KEY;
  for (const file of listFiles(folder).filter((name) => /\.(?:js|html|json|txt|xml)$/.test(name))) {
    const text = readFileSync(file, 'utf8');
    expect(text.includes('SEARCH_ADMIN_KEY'), file).toBe(false);
    if (key) expect(text.includes(key), file).toBe(false);
  }
});
