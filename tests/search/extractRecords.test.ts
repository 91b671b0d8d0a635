import {expect, it} from 'vitest';
import {samplePage} from './samplePage';
import {extractRecords} from '../../plugins/search/extractRecords';

const records = extractRecords(samplePage);
const below = (anchor: string | null) =>
  records.filter((record) => record.anchor === anchor).map(({content}) => content);

it('starts with the page and its description', () => {
  expect(records[0]).toMatchObject({type: 'lvl1', anchor: null, url: '/docs/resources/volumes', language: 'en'});
  expect(records[0]!.hierarchy).toMatchObject({lvl0: 'Resources', lvl1: 'Volumes', lvl2: null});
  expect(records[1]).toMatchObject({type: 'content', content: 'Block storage that outlives machines.'});
});

it('reads text in tabs, code and collapsed sections', () => {
  expect(below('tasks')).toEqual([null, 'Linux', 'Shown text.', 'Hidden text.']);
  expect(below('grow')).toEqual([null, '$ aloft volume resize data --size 20Gi', 'More', 'Take a snapshot before.']);
});

it('takes entries of tables and lists for headings of their own', () => {
  const entry = records.find(({anchor, type}) => anchor === 'field-size' && type !== 'content');
  expect(entry).toMatchObject({type: 'lvl3', hierarchy: {lvl2: 'Fields', lvl3: 'size'}});
  expect(below('error-full')).toEqual([null, 'exit code 5', 'There is no room.']);
  expect(below('fields')).toEqual([null, 'aloft.yaml', 'version: 1', 'Read on.']);
});

it('leaves out what is not the page', () => {
  const all = JSON.stringify(records);
  for (const text of ['Menu', 'Foot', 'Copy', 'Terminal', '#tasks"},']) expect(all).not.toContain(`"${text}`);
});

it('gives each record an id of its own, the same in every build', () => {
  expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
  expect(extractRecords(samplePage)).toEqual(records);
});

it('leaves out a page that asks not to be listed', () => {
  const html = samplePage.html.replace('<head>', '<head><meta name="robots" content="noindex, follow">');
  expect(extractRecords({...samplePage, html})).toEqual([]);
});
