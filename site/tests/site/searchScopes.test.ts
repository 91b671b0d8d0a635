import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {indexDirectory} from '@aloft/search';
import {createEngine} from '@aloft/search/engine';
import {readSearchRecords} from '../../../scripts/publishSearch';
import {guideRoute} from '../builds/addGuide';
import {at, root, useLocalized, withoutBase} from './localized';
import {accent, pseudoLocale} from './pseudoLocale';

useLocalized();

describe('search', () => {
  it.each([
    ['en', 'current', 'volume', '/docs/resources/volumes'],
    ['en', '1.0', 'volume', '/docs/1.0/resources/volumes'],
    [pseudoLocale, 'current', accent('volume'), `${root}/docs/resources/volumes`],
    [pseudoLocale, '1.0', 'volume', `${root}/docs/1.0/resources/volumes`],
    // The guide of CONTRIBUTING.md.
    ['en', 'current', 'phoenix', guideRoute],
    ['en', 'current', 'deploy phoenix', guideRoute],
  ])('finds pages of the locale %s and the version %s only, for "%s"', async (language, version, text, first) => {
    const directory = language === 'en' ? 'build' : `build${root}`;
    const engine = createEngine((file) =>
      Promise.resolve(readFileSync(at(`${directory}/${indexDirectory}/${file}`), 'utf8')),
    );
    const tags = ['default', `docs-default-${version}`];
    const answer = await engine.search({text, language, tags, page: 0, pageSize: 50, hitsPerPage: 1});
    const paths = answer.pages.map((page) => withoutBase(page.path));
    expect(paths[0]).toBe(first);
    expect(
      paths.filter((found) => found.includes('/docs/1.0') !== (version === '1.0') && found.includes('/docs')),
    ).toEqual([]);
  });

  it('publishes the locale and version of every record', () => {
    const records = readSearchRecords(at('build'));
    expect(new Set(records.map(({url}) => url)).size).toBe(records.length);
    const scopes = new Set(records.map(({language, docusaurus_tag: tag}) => `${language} ${tag}`));
    const tags = ['docs-default-current', 'docs-default-1.0', 'default'];
    expect([...scopes].sort()).toEqual(
      ['en', pseudoLocale].flatMap((one) => tags.map((tag) => `${one} ${tag}`)).sort(),
    );
    for (const {url: address, language, docusaurus_tag: tag} of records) {
      const url = withoutBase(address);
      expect(new RegExp(`^${root}(?:[/#]|$)`).test(url), url).toBe(language === pseudoLocale);
      expect(/\/docs\/1\.0(?:[/#]|$)/.test(url), url).toBe(tag === 'docs-default-1.0');
    }
  });
});
