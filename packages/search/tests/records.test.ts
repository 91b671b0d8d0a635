import {expect, it} from 'vitest';
import {samplePage} from './samplePage';
import {readPage} from './readPage';

const records = readPage(samplePage);
const below = (anchor: string | null) =>
  records.filter((record) => record.anchor === anchor).map(({content, code}) => content ?? code);

it('starts with the page and its description', () => {
  expect(records[0]).toMatchObject({type: 'lvl1', anchor: null, url: '/docs/resources/volumes', language: 'en'});
  expect(records[0]!.hierarchy).toMatchObject({lvl0: 'Resources', lvl1: 'Volumes', lvl2: null});
  expect(records[1]).toMatchObject({type: 'content', content: 'Block storage that outlives machines.'});
});

it('reads text in tabs, code and collapsed sections', () => {
  expect(below('tasks')).toEqual([null, 'Linux', 'Shown text.', 'Hidden text.']);
  expect(below('grow')).toEqual([null, '$ aloft volume resize data --size 20Gi', 'More', 'Take a snapshot before.']);
});

it('treats entries of tables and lists as headings', () => {
  const entry = records.find(({anchor, type}) => anchor === 'field-size' && type !== 'content');
  expect(entry).toMatchObject({type: 'lvl3', hierarchy: {lvl2: 'Fields', lvl3: 'size'}});
  expect(below('error-full')).toEqual([null, 'exit code 5', 'There is no room.']);
  expect(below('fields')).toEqual([null, 'aloft.yaml', 'version: 1', 'Read on.']);
});

it("reads only the page's content", () => {
  const all = JSON.stringify(records);
  for (const text of ['Menu', 'Foot', 'Copy', 'Terminal', '#tasks"},']) expect(all).not.toContain(`"${text}`);
});

it('gives each record a unique id that is stable across builds', () => {
  expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
  expect(readPage(samplePage)).toEqual(records);
});
