import {expect, it} from 'vitest';
import {docsDirectory, locatePage} from './locatePage';

it.each([
  ['docs', undefined, undefined],
  ['site/versioned_docs/version-1.0', '1.0', undefined],
  ['site/i18n/de/docusaurus-plugin-content-docs/current', undefined, 'de'],
  ['site/i18n/de/docusaurus-plugin-content-docs/version-1.0', '1.0', 'de'],
])('finds version and locale of a page in %s', (directory, version, locale) => {
  expect(locatePage(`${directory}/a/b.mdx`)).toEqual({page: 'docs/a/b.mdx', version, locale});
  if (!locale) expect(docsDirectory(version)).toBe(directory);
});

it('returns undefined outside of the docs', () => {
  expect(locatePage('src/pages/markdown-page.mdx')).toBeUndefined();
  expect(locatePage('site/i18n/de/docusaurus-plugin-content-pages/a.mdx')).toBeUndefined();
});
