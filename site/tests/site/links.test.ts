import path from 'node:path';
import {expect, it} from 'vitest';
import {findBrokenAnchors} from './findBrokenAnchors';
import {readHtml} from './readPage';
import {runSite} from './runSite';

const siteDirectory = 'site/tests/site/fixtures/links';
const buildPages = (pages: string) =>
  runSite({LINK_PAGES: pages}, {siteDirectory, config: `${siteDirectory}/site.config.ts`});

it('links fail the build if neither the page nor the file exists', async () => {
  const {code, output} = await buildPages('failures');
  expect(code).not.toBe(0);
  expect(output).toMatch(/\[WARNING\].*Markdown link.*no-such-file\.md/is);
  expect(output).toMatch(/\[ERROR\].*broken link.*no-such-file\.md/is);
  for (const page of ['/no-such-page', '/no-page-in-heading', '/no-page-next-to-element'])
    expect(output).toContain(page);
});

it('links only warn if the heading does not exist, or the file, but its URL is a page, and keep the base path', async () => {
  const {code, output, directory} = await buildPages('warnings');
  expect(code, output).toBe(0);
  expect(output).toMatch(/broken anchor/i);
  expect(output).toContain('no-such-heading');
  expect(output).toMatch(/\[WARNING\].*Markdown link.*no-such-file\.md/is);
  expect(output).not.toMatch(/broken link/i);

  const page = readHtml(path.join(directory, 'index.html'));
  const links = page('article :is(h2, p) a:contains("the other page")');
  expect(links.map((_, link) => page(link).attr('href')).get()).toEqual(Array(2).fill('/docsite/no-such-file.md'));
});

it('links on the pages of all versions lead to existing headings', () => {
  expect(findBrokenAnchors('build')).toEqual([]);
});
