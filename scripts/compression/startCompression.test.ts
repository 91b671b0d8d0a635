import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {startCompression} from './startCompression';

const page = `<!doctype html><title>One</title>${'<p>All of it.</p>'.repeat(200)}`;
let project = '';
let site = '';
const write = (name: string): string => {
  const file = path.join(site, name);
  writeFileSync(file, page);
  return file;
};

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'compression-'));
  site = path.join(project, 'build');
  mkdirSync(site);
});
afterEach(() => rmSync(project, {recursive: true, force: true}));

it('compresses what it is given at once, and the rest at the end', async () => {
  // The second time all is remembered, and one thread does all.
  for (const round of [1, 2]) {
    const compression = startCompression({project, site});
    const early = ['a.html', 'b.html', 'c.html'].map(write);
    compression.take(early);
    const late = ['d.html', 'e.html'].map(write);
    expect(await compression.complete(), `round ${round}`).toEqual({compressed: 5});
    for (const file of [...early, ...late]) {
      expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(page);
      expect(existsSync(`${file}.br`)).toBe(true);
      rmSync(`${file}.gz`);
    }
  }
});

it('says what it cannot read', async () => {
  const compression = startCompression({project, site});
  compression.take([path.join(site, 'missing.html')]);
  await expect(compression.complete()).rejects.toThrow(/ENOENT.*missing\.html/);
});

it('ends with a build that failed', async () => {
  const compression = startCompression({project, site});
  await compression.stop();
  await expect(compression.complete()).rejects.toThrow('A thread that compresses ended');
});
