import {expect, test} from 'vitest';
import filterGuides from './filterGuides';

const guides = [
  {title: 'Next.js', group: 'JavaScript', logos: ['nextdotjs'], text: 'Standalone output', tags: ['Vercel']},
  {title: 'PHP next to Rails', group: 'PHP', logos: ['php', 'rubyonrails'], text: 'Two languages'},
  {title: 'Django', group: 'Python', logos: ['django'], text: 'gunicorn and migrations'},
  {title: 'PostgreSQL', group: 'Software', logos: ['postgresql'], text: 'A volume, backup, and restore'},
] as const;
const titles = (query: string) => filterGuides(guides, query).map(({title}) => title);

test('a blank query keeps every guide', () => {
  expect(titles('  ')).toHaveLength(guides.length);
});

test('matches title, group, logo, tags and text, in any case and order', () => {
  expect(titles('NEXT')).toEqual(['Next.js', 'PHP next to Rails']);
  expect(titles('ruby')).toEqual(['PHP next to Rails']);
  expect(titles('vercel')).toEqual(['Next.js']);
  expect(titles('backup postgres')).toEqual(['PostgreSQL']);
});

test('ignores accents and tolerates markup', () => {
  expect(titles('djángo')).toEqual(['Django']);
  expect(titles('<img src=x>')).toEqual([]);
});
