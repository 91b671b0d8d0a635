import {describe, expect, it} from 'vitest';
import {findBrokenAnchors} from './findBrokenAnchors';
import {runSite} from './runSite';

const directory = 'tests/site/fixtures/links';
const buildPages = (kind: string) => runSite(`${directory}/site.config.ts`, {LINK_PAGES: kind}, directory);

describe('links at build', () => {
  it('fail the build if the page does not exist', async () => {
    const {code, output} = await buildPages('link');
    expect(code).not.toBe(0);
    expect(output).toMatch(/broken link/i);
    expect(output).toContain('/no-such-page');
  });

  it('only warn if the heading does not exist', async () => {
    const {code, output} = await buildPages('anchor');
    expect(code, output).toBe(0);
    expect(output).toMatch(/broken anchor/i);
    expect(output).toContain('no-such-heading');
  });

  it('only warn if the file of a Markdown link does not exist, but its URL is a page', async () => {
    const {code, output} = await buildPages('markdown-link');
    expect(output).toMatch(/\[WARNING\].*Markdown link.*no-such-file\.md/is);
    expect(output).not.toMatch(/broken link/i);
    expect(code, output).toBe(0);
  });

  it('warn and fail the build if neither the file nor the page of a Markdown link exists', async () => {
    const {code, output} = await buildPages('markdown-link-to-no-page');
    expect(output).toMatch(/\[WARNING\].*Markdown link.*no-such-file\.md/is);
    expect(output).toMatch(/\[ERROR\].*broken link.*no-such-file\.md/is);
    expect(code).not.toBe(0);
  });
});

it('on the pages of all versions lead to existing headings', () => {
  expect(findBrokenAnchors('build')).toEqual([]);
});
