import {hash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {EpubCheck} from '@likecoin/epubcheck-ts';
import {loadAsync} from 'jszip';
import {expect, it} from 'vitest';
import {createOpenApi} from '@aloft/platform/api';
import {brand} from '@aloft/platform/brand';
import {manifestSchema} from '@aloft/platform/manifest';
import {listSamples} from '@aloft/content/samples';
import {skipReason} from '@aloft/example-runner/skip';
import {listFiles} from '../../hosting/listFiles';
import {installTool} from '../browser/installTool';

const files = listFiles('build');
// The samples are archives, not compressed versions of other files.
const compressed = files.filter((file) => /\.(gz|br)$/.test(file) && !file.endsWith('.tar.gz'));

it('each text file that gets smaller has gzip and Brotli versions', () => {
  const worth = files.filter(
    (file) => /\.(html|js|css|json|xml|svg|txt|md)$/.test(file) && readFileSync(file).length >= 1024,
  );
  expect(compressed).toEqual(worth.flatMap((file) => [`${file}.br`, `${file}.gz`]).sort());
});

it('compressed and uncompressed files contain the same text', () => {
  // A file that was compressed before the build finished would have different content.
  const different = compressed.filter((file) => {
    const expand = file.endsWith('.gz') ? gunzipSync : brotliDecompressSync;
    return !expand(readFileSync(file)).equals(readFileSync(file.replace(/\.\w+$/, '')));
  });
  expect(different).toEqual([]);
});

const book = readFileSync('build/aloft.epub');

it('the book is a valid EPUB', async () => {
  const {messages} = await EpubCheck.validate(book);
  expect(messages.map(({id, message}) => `${id}: ${message}`)).toEqual([]);
});

it('the book has every page, with drawings and code', async () => {
  const {files} = await loadAsync(book);
  const index = readFileSync('build/llms.txt', 'utf8');
  const names = Object.keys(files);
  const listed = [...index.matchAll(/https:\/\/[^/]+\/(docs[^)]*)\.md\)/g)];
  const pages = listed.map(([, page = '']) => `OEBPS/${page.replaceAll('/', '-')}.xhtml`);
  expect(names.filter((name) => name.startsWith('OEBPS/docs')).sort()).toEqual(pages.sort());
  const volumes = await files['OEBPS/docs-resources-volumes.xhtml']!.async('string');
  expect(volumes).toMatch(/<img src="images\/[^"]+\.svg" alt="Diagram: States of a volume\./);
  expect(volumes).toContain('<a href="docs-glossary.xhtml">machine</a>');
  expect(volumes).toContain('mount: /var/lib/data }\n</code></pre>');
  const drawing = names.find((name) => name.endsWith('.svg'))!;
  expect(await files[drawing]!.async('string')).not.toContain('var(');
});

const sums = readFileSync('build/samples/sha256sums.txt', 'utf8').trimEnd().split('\n');

it('the list of SHA-256 has the archive of every sample', () => {
  const archives = listSamples('examples').map((id) => `${id.replace('/', '-')}.tar.gz`);
  expect(sums.map((line) => line.slice(66))).toEqual(archives);
});

it.each(sums.map((line) => line.split('  ')))('%s is the SHA-256 of %s', (sha256, name) => {
  expect(hash('sha256', readFileSync(`build/samples/${name}`))).toBe(sha256);
});

it('the guide links to the archive of its sample, and the index to the SHA-256 of all archives', () => {
  const read = (path: string) => readFileSync(`build/docs/guides-and-samples/${path}index.html`, 'utf8');
  expect(read('languages/go/generic/')).toContain('/samples/go-generic.tar.gz');
  expect(read('')).toContain('/samples/sha256sums.txt');
});

interface Validator {
  validate: (document: object) => Promise<{valid: boolean; errors?: unknown}>;
  version: string;
}

const read = (file: string) => JSON.parse(readFileSync(path.join('build', file), 'utf8')) as object;

it('the schema is at the URL of its $id, next to the description of the API', () => {
  expect(read(brand.schemaPath)).toEqual(manifestSchema);
  expect(manifestSchema.$id).toBe(brand.docsUrl + brand.schemaPath);
  expect(read(brand.openApiPath)).toEqual(createOpenApi());
});

const {directory, missing} = installTool('openapi-validator', '@seriousme/openapi-schema-validator');

it.skipIf(skipReason(missing))('the published description of the API is valid OpenAPI 3.1', async () => {
  const entry = pathToFileURL(path.join(directory, 'index.js')).href;
  const {Validator} = (await import(/* @vite-ignore */ entry)) as {Validator: new () => Validator};
  const validator = new Validator();
  const {valid, errors} = await validator.validate(read(brand.openApiPath));
  expect(errors ?? []).toEqual([]);
  expect([valid, validator.version]).toEqual([true, '3.1']);
});
