import {describe, expect, it} from 'vitest';
import {runSite} from './runSite';

const folder = 'tests/site/fixtures/links';
const buildPages = (kind: string) => runSite(`${folder}/site.config.ts`, {LINK_PAGES: kind}, folder);

describe('links at build', () => {
  it('fail the build when they lead to no page', async () => {
    const {code, output} = await buildPages('link');
    expect(code).not.toBe(0);
    expect(output).toMatch(/broken link/i);
    expect(output).toContain('/no-such-page');
  });

  it('only warn when they lead to no heading', async () => {
    const {code, output} = await buildPages('anchor');
    expect(code, output).toBe(0);
    expect(output).toMatch(/broken anchor/i);
    expect(output).toContain('no-such-heading');
  });

  it('only warn when a Markdown link leads to no file', async () => {
    const {code, output} = await buildPages('markdown-link');
    // A page stands at the address that the link is left with, else it would be a broken link too.
    expect(output).toMatch(/\[WARNING\].*Markdown link.*no-such-file\.md/is);
    expect(code, output).toBe(0);
  });
});
