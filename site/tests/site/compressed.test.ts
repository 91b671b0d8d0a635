import {readFileSync} from 'node:fs';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {listFiles} from '../../hosting/listFiles';

const files = listFiles('build');
// The samples are archives, not compressed versions of other files.
const compressed = files.filter((file) => /\.(gz|br)$/.test(file) && !file.endsWith('.tar.gz'));

it('has gzip and Brotli versions of each text file that gets smaller', () => {
  const worth = files.filter(
    (file) => /\.(html|js|css|json|xml|svg|txt|md)$/.test(file) && readFileSync(file).length >= 1024,
  );
  expect(compressed).toEqual(worth.flatMap((file) => [`${file}.br`, `${file}.gz`]).sort());
});

it('contains the same text in compressed and uncompressed files', () => {
  // A file that was compressed before the build finished would have different content.
  const different = compressed.filter((file) => {
    const expand = file.endsWith('.gz') ? gunzipSync : brotliDecompressSync;
    return !expand(readFileSync(file)).equals(readFileSync(file.replace(/\.\w+$/, '')));
  });
  expect(different).toEqual([]);
});
