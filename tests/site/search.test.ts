import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {beforeAll, expect, it} from 'vitest';
import {evaluateEngine, findWith, type Evaluation} from '../../bench/search/evaluateEngine';
import {readSite} from '../../bench/search/readSite';
import {listFiles} from '../../hosting/listFiles';
import {coreFile, indexDirectory} from '../../platform/search/indexFormat';
import {createEmbeddedEngine} from '../../src/components/search/embedded/createEmbeddedEngine';
import {extractRecords} from '../../plugins/search/extractRecords';
import {heldOutQueries, tunedQueries} from '../search/queries';
import {sections} from '../search/queries/sections';

const directory = 'build';
const queries = [...tunedQueries, ...heldOutQueries];
let evaluation: Evaluation;
let heldOut: Evaluation;
const engine = createEmbeddedEngine((file) =>
  Promise.resolve(readFileSync(`${directory}/${indexDirectory}/${file}`, 'utf8')),
);

beforeAll(async () => {
  evaluation = await evaluateEngine(findWith(engine), queries);
  heldOut = await evaluateEngine(findWith(engine), heldOutQueries);
});

it('has at least 200 queries, each with an existing page', () => {
  expect(queries.length).toBeGreaterThanOrEqual(200);
  const paths = new Set(readSite(directory).map(({path}) => path));
  expect(queries.flatMap(({pages}) => pages).filter((path) => !paths.has(path))).toEqual([]);
});

it('ranks an expected page first, or among the first three', () => {
  const missed = evaluation.misses.map(({text, rank, first}) => `${rank} "${text}" → ${first.join(' ')}`).join('\n');
  const advice = `Better the engine, not the set:\n${missed}`;
  const all = evaluation.byKind.get('all')!;
  expect(all.success1, advice).toBeGreaterThanOrEqual(0.9);
  expect(all.success3, advice).toBeGreaterThanOrEqual(0.98);
  // The engine wasn't tuned with these, so they represent unknown queries.
  const unmet = heldOut.byKind.get('all')!;
  expect(unmet.success1, advice).toBeGreaterThanOrEqual(0.84);
  expect(unmet.success3, advice).toBeGreaterThanOrEqual(0.95);
});

it.each(Object.entries(sections))('finds "%s" in %s', async (text, section) => {
  const tags = ['default', 'docs-default-current'];
  const {pages} = await engine.search({text, page: 0, pageSize: 3, hitsPerPage: 2, language: 'en', tags});
  expect(pages.flatMap(({hits}) => hits.map(({url}) => url))).toContain(section);
});

it('has a core of at most 30 kB', () => {
  expect(gzipSync(readFileSync(`${directory}/${indexDirectory}/${coreFile}`)).length).toBeLessThan(30_000);
});

it('links only to existing headings', () => {
  for (const page of readSite(directory)) {
    const missing = extractRecords(page)
      .flatMap(({anchor}) => anchor ?? [])
      .filter((id) => !new RegExp(`\\sid=["']?${id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}["'\\s>]`).test(page.html));
    expect([...new Set(missing)], page.path).toEqual([]);
  }
});

it('keeps the admin key and its name out of every file', () => {
  const key = process.env.SEARCH_ADMIN_KEY;
  for (const file of listFiles(directory).filter((name) => /\.(?:js|html|json|txt|xml)$/.test(name))) {
    const text = readFileSync(file, 'utf8');
    expect(text.includes('SEARCH_ADMIN_KEY'), file).toBe(false);
    if (key) expect(text.includes(key), file).toBe(false);
  }
});
