import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {findWith} from '../../bench/search/evaluateEngine';
import {growSite} from '../../bench/search/growSite';
import {listFiles} from '../../hosting/listFiles';
import {createIndexFiles} from '../../plugins/search/createIndexFiles';
import type {BuiltPage} from '../../plugins/shared/readBuiltPages';
import {createEmbeddedEngine} from '../../src/components/search/embedded/createEmbeddedEngine';

/** A page with the words of a source file, so that the test doesn't need a build. */
function toPage(file: string): BuiltPage {
  const blocks = readFileSync(file, 'utf8')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .split(/\n{2,}/)
    .map((text, index) => (text.startsWith('#') ? `<h2 id="${index}">${text}</h2>` : `<p>${text}</p>`));
  const head =
    '<!doctype html><html lang="en"><head><meta name="docusaurus_tag" content="docs-default-current"></head>';
  return {path: `/${file}`, html: `${head}<body><main><h1>${file}</h1>${blocks.join('')}</main></body></html>`};
}

/** Gzip bytes of the files that are loaded for a first result. */
async function weighFirstResult(pages: readonly BuiltPage[], query: string): Promise<number> {
  const files = createIndexFiles(pages);
  let bytes = 0;
  const find = findWith(
    createEmbeddedEngine((file) => {
      bytes += gzipSync(files.get(file)!, {level: 9}).length;
      return Promise.resolve(files.get(file)!);
    }),
  );
  expect(await find(query)).toHaveLength(10);
  return bytes;
}

it(
  'loads at most 2.5 times the bytes for a first result when the site has ten times the pages',
  {timeout: 60_000},
  async () => {
    const pages = listFiles('docs')
      .filter((file) => file.endsWith('.mdx'))
      .map(toPage);
    const own = await weighFirstResult(pages, 'deploy');
    const grown = await weighFirstResult(growSite(pages, 10 * pages.length), 'deploy');
    expect(grown / own).toBeGreaterThan(1);
    expect(grown / own).toBeLessThan(2.5);
  },
);
