import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {listFiles} from '../../hosting/listFiles';
import {
  listFile,
  summaryFile,
  workerFile,
  type OfflineList,
  type OfflineSummary,
} from '../../platform/offline/offlineFormat';
import {startSite} from './startSite';

const read = (file: string) => readFileSync(path.join('build', file));
const list = JSON.parse(read(listFile).toString()) as OfflineList;
const summary = JSON.parse(read(summaryFile).toString()) as OfflineSummary;
const saved = new Set(Object.keys(list.files));
const pages = listFiles('build')
  .filter((file) => file.endsWith('.html'))
  .map((file) => path.relative('build', file));
const createIntegrity = (content: Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

it('saves every page, the search index, the sessions of the terminal and the schema', () => {
  const directories = ['search-index', 'terminal', 'assets'].flatMap((directory) => listFiles(`build/${directory}`));
  const needed = directories.filter((file) => !/\.(gz|br)$/.test(file)).map((file) => path.relative('build', file));
  expect([...pages, ...needed, 'schemas/aloft.schema.json'].filter((file) => !saved.has(file))).toEqual([]);
});

it('saves everything that a page loads', () => {
  const missing = new Set<string>();
  for (const page of pages) {
    const $ = load(read(page));
    const urls = $(
      'script[src], img[src], link[rel=stylesheet], link[rel=icon], link[rel=preload], link[rel=apple-touch-icon]',
    )
      .toArray()
      .map((element) => $(element).attr('src') ?? $(element).attr('href') ?? '')
      .filter((url) => url.startsWith('/'));
    const sprites = $('use[href^="/"]')
      .toArray()
      .map((element) => $(element).attr('href')!.replace(/#.*/, ''));
    for (const url of [...urls, ...sprites]) if (!saved.has(url.slice(1))) missing.add(url);
  }
  for (const sheet of [...saved].filter((file) => file.endsWith('.css')))
    for (const [, url = ''] of read(sheet)
      .toString()
      .matchAll(/url\(["']?(\/[^"')]+)/g))
      if (!saved.has(url.replace(/#.*/, '').slice(1))) missing.add(url);
  expect([...missing]).toEqual([]);
});

it('leaves out files that are not needed offline', () => {
  expect([...saved].filter((file) => /\.(gz|br|md|map)$|^samples|openapi|^schemas\/cli/.test(file))).toEqual([]);
});

it('lists the integrity of each file and the total size', () => {
  const wrong = [...saved].filter((file) => createIntegrity(read(file)) !== list.files[file]);
  expect(wrong).toEqual([]);
  const sizes = [...saved].map((file) => read(file).length);
  expect(summary).toMatchObject({
    build: createIntegrity(read(listFile)),
    files: saved.size,
    storage: sizes.reduce((sum, size) => sum + size, 0),
  });
  expect(summary.transfer).toBeLessThan(summary.storage / 2);
});

it('stays small', () => {
  expect(summary.storage).toBeLessThan(20e6);
  expect(gzipSync(read(workerFile)).length).toBeLessThan(2500);
});

it('has a worker that is specific to the build, self-contained and never cached', async () => {
  const worker = read(workerFile).toString();
  expect(worker).toContain(summary.build);
  expect(worker).not.toMatch(/importScripts|https?:/);
  const {origin, stop} = await startSite();
  try {
    for (const file of [workerFile, summaryFile, listFile]) {
      const {status, headers} = await fetch(`${origin}/${file}`);
      expect([status, headers.get('cache-control')], file).toEqual([200, 'no-cache']);
    }
    const policy = (await fetch(`${origin}/${workerFile}`)).headers.get('content-security-policy');
    expect(policy).toContain("worker-src 'self';");
  } finally {
    await stop();
  }
});

it('is not registered by scripts that every page loads', () => {
  const scripts = new Set<string>();
  for (const page of pages) {
    const $ = load(read(page));
    for (const script of JSON.parse($('#page-scripts').text()) as readonly string[]) scripts.add(script);
    expect($.html(), page).not.toContain('serviceWorker');
  }
  expect(scripts.size).toBeGreaterThan(10);
  for (const script of scripts) expect(read(script).toString(), script).not.toContain('serviceWorker');
});
