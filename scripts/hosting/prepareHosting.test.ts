import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {prepareHosting} from './prepareHosting';

const page = `<!doctype html><title>One</title><script>run()</script>${'<p>All of it.</p>'.repeat(200)}`;
let folder = '';
let site = '';
let nginx = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  site = path.join(folder, 'site');
  nginx = path.join(folder, 'nginx');
  mkdirSync(site);
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

it('compresses what it is given at once and the rest at the end, and writes the headers', async () => {
  const early = path.join(site, 'early.html');
  const late = path.join(site, 'late.html');
  const hosting = prepareHosting({project: folder, site, nginx});
  writeFileSync(early, page);
  hosting.take([early]);
  writeFileSync(late, page);
  expect(await hosting.complete()).toEqual({compressed: 2});
  for (const file of [early, late]) {
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(page);
    expect(existsSync(`${file}.br`)).toBe(true);
  }
  expect(readFileSync(path.join(nginx, 'security-headers.conf'), 'utf8')).toMatch(
    /add_header Content-Security-Policy ".*script-src 'self' 'sha256-[^']+'/,
  );
});

it('says what it cannot read', async () => {
  const hosting = prepareHosting({project: folder, site, nginx});
  hosting.take([path.join(site, 'missing.html')]);
  await expect(hosting.complete()).rejects.toThrow(/ENOENT.*missing\.html/);
});

it('ends with a build that failed', async () => {
  const hosting = prepareHosting({project: folder, site, nginx});
  await hosting.stop();
  await expect(hosting.complete()).rejects.toThrow('The thread that compresses ended');
});
