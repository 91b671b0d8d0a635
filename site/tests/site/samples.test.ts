import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {listSamples} from '@aloft/content/samples';

const sums = readFileSync('build/samples/sha256sums.txt', 'utf8').trimEnd().split('\n');

it('lists the archive of every sample', () => {
  expect(sums.map((line) => line.slice(66))).toEqual(
    listSamples('examples').map((id) => `${id.replace('/', '-')}.tar.gz`),
  );
});

it.each(sums.map((line) => line.split('  ')))('has the SHA-256 %s of %s', (sha256, name) => {
  expect(
    createHash('sha256')
      .update(readFileSync(`build/samples/${name}`))
      .digest('hex'),
  ).toBe(sha256);
});

it('links from the guide to the archive, and from the index to the SHA-256 of all archives', () => {
  const read = (path: string) => readFileSync(`build/docs/guides-and-samples/${path}index.html`, 'utf8');
  expect(read('languages/go/generic/')).toContain('/samples/go-generic.tar.gz');
  expect(read('')).toContain('/samples/sha256sums.txt');
});
