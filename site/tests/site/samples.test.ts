import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {listSamples} from '@aloft/content/samples';
import {startSite} from './startSite';

let origin = '';
let stop = async () => {};
beforeAll(async () => ({origin, stop} = await startSite()));
afterAll(() => stop());

const sums = readFileSync('build/samples/sha256sums.txt', 'utf8').trimEnd().split('\n');

it('lists the archive of every sample', () => {
  expect(sums.map((line) => line.slice(66))).toEqual(
    listSamples('examples').map((id) => `${id.replace('/', '-')}.tar.gz`),
  );
});

it.each(sums.map((line) => line.split('  ')))('serves the archive with SHA-256 %s as %s', async (sha256, name) => {
  const response = await fetch(`${origin}/samples/${name}`);
  expect(response.headers.get('content-type')).toBe('application/gzip');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
});

it('links from the guide to the archive, and from the index to the SHA-256 of all archives', () => {
  const read = (path: string) => readFileSync(`build/docs/guides-and-samples/${path}index.html`, 'utf8');
  expect(read('languages/go/generic/')).toContain('/samples/go-generic.tar.gz');
  expect(read('')).toContain('/samples/sha256sums.txt');
});
