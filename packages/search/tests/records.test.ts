import {expect, it} from 'vitest';
import {checkKeywords, readRecords} from '../src/records';
import {samplePage, sampleRecords} from './samplePage';

const below = (url: string) => {
  const {text, code} = sampleRecords.find((record) => record.url === url)!;
  return [text.split('\n'), code.split('\n')];
};

it('starts with the page and its description', () => {
  expect(sampleRecords[0]).toMatchObject({
    url: '/docs/resources/volumes',
    trail: 'Resources',
    name: 'Volumes',
    language: 'en',
    docusaurus_tag: 'docs-default-current',
  });
  expect(below('/docs/resources/volumes')[0]![0]).toBe('Block storage that outlives machines.');
});

it('reads text in tabs, code and collapsed sections', () => {
  expect(below('/docs/resources/volumes#tasks')).toEqual([['Shown text.', 'Hidden text.'], ['Linux']]);
  expect(below('/docs/resources/volumes#grow')).toEqual([
    ['Take a snapshot before.'],
    ['$ aloft volume resize data --size 20Gi', 'More'],
  ]);
});

it('treats entries of tables and lists as headings', () => {
  const entry = sampleRecords.find(({url}) => url.endsWith('#field-size'));
  expect(entry).toMatchObject({name: 'size', parents: ['Fields']});
  expect(below('/docs/resources/volumes#error-full')).toEqual([['There is no room.'], ['exit code 5']]);
  expect(below('/docs/resources/volumes#fields')).toEqual([['Read on.'], ['version: 1']]);
});

it("reads only the page's content", () => {
  const all = JSON.stringify(sampleRecords);
  for (const text of ['Menu', 'Foot', 'Copy', 'Terminal', '#tasks"},']) expect(all).not.toContain(`"${text}`);
});

it('reads each section once, and pages with noindex not at all', () => {
  expect(new Set(sampleRecords.map(({url}) => url)).size).toBe(sampleRecords.length);
  const html = samplePage.html.replace('<title>', '<meta name="robots" content="noindex"><title>');
  expect(readRecords({...samplePage, html})).toEqual([]);
});

it('adds the keywords of sections in English, with and without a base URL and a version', () => {
  const keywords = (path: string, html = samplePage.html) => readRecords({path, html})[0]!.keywords;
  expect(keywords('/docs/resources/volumes')).toContain('files disappear');
  expect(keywords('/base/docs/1.0/resources/volumes')).toBe(keywords('/docs/resources/volumes'));
  expect(keywords('/docs/resources/volumes', samplePage.html.replace('lang="en"', 'lang="de"'))).toBe('');
});

it('names keywords whose page or section is gone', () => {
  expect(() => checkKeywords(sampleRecords)).toThrow(
    /^packages\/search\/src\/keywords\.json: rename or remove what doesn't exist: \/docs, /,
  );
});
