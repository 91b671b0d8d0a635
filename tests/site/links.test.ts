import {describe, expect, it} from 'vitest';
import {findBrokenAnchors} from './findBrokenAnchors';
import {runSite} from './runSite';

const siteDirectory = 'tests/site/fixtures/links';
const buildPages = (pages: string) => runSite(`${siteDirectory}/site.config.ts`, {LINK_PAGES: pages}, {siteDirectory});

describe('links at build', () => {
  it('fail the build if neither the page nor the file exists', async () => {
    const {code, output} = await buildPages('failures');
    expect(code).not.toBe(0);
    expect(output).toMatch(/\[WARNING\].*Markdown link.*no-such-file\.md/is);
    expect(output).toMatch(/\[ERROR\].*broken link.*no-such-file\.md/is);
    expect(output).toContain('/no-such-page');
  });

  it('only warn if the heading does not exist, or the file, but its URL is a page', async () => {
    const {code, output} = await buildPages('warnings');
    expect(code, output).toBe(0);
    expect(output).toMatch(/broken anchor/i);
    expect(output).toContain('no-such-heading');
    expect(output).toMatch(/\[WARNING\].*Markdown link.*no-such-file\.md/is);
    expect(output).not.toMatch(/broken link/i);
  });
});

it('on the pages of all versions lead to existing headings', () => {
  expect(findBrokenAnchors('build')).toEqual([]);
});
