import {expect, test} from 'vitest';
import filterGuides from './filterGuides';
import {guides} from './guides';

const titles = (query: string) => filterGuides(guides, query).map(({title}) => title);

test('a blank query keeps every guide', () => {
  expect(titles('  ')).toHaveLength(guides.length);
});

test('matches title, group and line, in any case and order', () => {
  expect(titles('NEXT')).toEqual(['Next.js', 'PHP next to Rails']);
  expect(titles('ruby')).toEqual(expect.arrayContaining(['Ruby', 'Rails', 'PHP next to Rails']));
  expect(titles('backup postgres')).toEqual(['PostgreSQL']);
});

test('accents and markup are harmless', () => {
  expect(titles('djángo')).toEqual(['Django']);
  expect(titles('<img src=x>')).toEqual([]);
});
