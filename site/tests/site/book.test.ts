import {readFileSync} from 'node:fs';
import {EpubCheck} from '@likecoin/epubcheck-ts';
import {loadAsync} from 'jszip';
import {expect, it} from 'vitest';

const book = readFileSync('build/aloft.epub');

it('the book is a valid EPUB', {timeout: 120_000}, async () => {
  const {messages} = await EpubCheck.validate(book);
  expect(messages.map(({id, message}) => `${id}: ${message}`)).toEqual([]);
});

it('has every page, with drawings and code', async () => {
  const {files} = await loadAsync(book);
  const index = readFileSync('build/llms.txt', 'utf8');
  const names = Object.keys(files);
  const pages = [...index.matchAll(/https:\/\/[^/]+\/(docs[^)]*)\.md\)/g)].map(([, page = '']) =>
    page.replaceAll('/', '-'),
  );
  expect(names.filter((name) => name.startsWith('OEBPS/docs')).sort()).toEqual(
    pages.map((page) => `OEBPS/${page}.xhtml`).sort(),
  );
  const volumes = await files['OEBPS/docs-resources-volumes.xhtml']!.async('string');
  expect(volumes).toMatch(/<img src="images\/[^"]+\.svg" alt="Diagram: States of a volume\./);
  expect(volumes).toContain('<a href="docs-glossary.xhtml">machine</a>');
  expect(volumes).toContain('mount: /var/lib/data }\n</code></pre>');
  const drawing = names.find((name) => name.endsWith('.svg'))!;
  expect(await files[drawing]!.async('string')).not.toContain('var(');
});
