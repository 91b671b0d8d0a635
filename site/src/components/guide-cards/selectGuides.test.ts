import {expect, it} from 'vitest';
import {filterGuides, selectGuides} from './selectGuides';

const guide = (path: string) => ({path, title: 'A', group: 'Go', logos: ['go'] as const, text: 'B'});
const guides = [guide('/docs/guides-and-samples/languages/java/'), guide('/docs/guides-and-samples/new')];

it('keeps all guides of the current version', () => {
  expect(selectGuides(guides, 'current', {})).toBe(guides);
});

it('keeps the guides of a frozen version, with links within it', () => {
  const docs = {'guides-and-samples/languages/java/index': {}};
  expect(selectGuides(guides, '1.0', docs).map(({path}) => path)).toEqual([
    '/docs/1.0/guides-and-samples/languages/java/',
  ]);
});

const cards = [
  {title: 'Next.js', group: 'JavaScript', logos: ['nextdotjs'], text: 'Standalone output', tags: ['Vercel']},
  {title: 'PHP next to Rails', group: 'PHP', logos: ['php', 'rubyonrails'], text: 'Two languages'},
  {title: 'Django', group: 'Python', logos: ['django'], text: 'gunicorn and migrations'},
  {title: 'PostgreSQL', group: 'Software', logos: ['postgresql'], text: 'A volume, backup, and restore'},
] as const;
const titles = (query: string) => filterGuides(cards, query).map(({title}) => title);

it('a blank query keeps every guide', () => {
  expect(titles('  ')).toHaveLength(cards.length);
});

it('matches title, group, logo, tags and text, in any case and order', () => {
  expect(titles('NEXT')).toEqual(['Next.js', 'PHP next to Rails']);
  expect(titles('ruby')).toEqual(['PHP next to Rails']);
  expect(titles('vercel')).toEqual(['Next.js']);
  expect(titles('backup postgres')).toEqual(['PostgreSQL']);
});

it('ignores accents and tolerates markup', () => {
  expect(titles('djángo')).toEqual(['Django']);
  expect(titles('<img src=x>')).toEqual([]);
});
