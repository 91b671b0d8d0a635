import {expect, it} from 'vitest';
import {filterGuides} from './selectGuides';

const cards = [
  {title: 'Next.js', group: 'JavaScript', logos: ['nextdotjs'], text: 'Standalone output', tags: ['Vercel']},
  {title: 'PHP next to Rails', group: 'PHP', logos: ['php', 'rubyonrails'], text: 'Two languages'},
  {title: 'Django', group: 'Python', logos: ['django'], text: 'gunicorn and migrations'},
  {title: 'PostgreSQL', group: 'Software', logos: ['postgresql'], text: 'A volume, backup, and restore'},
] as const;

it.each([
  ['  ', cards.map(({title}) => title)],
  ['NEXT', ['Next.js', 'PHP next to Rails']],
  ['ruby', ['PHP next to Rails']],
  ['vercel', ['Next.js']],
  ['backup postgres', ['PostgreSQL']],
  ['djángo', ['Django']],
  ['<img src=x>', []],
])('finds the guides for "%s" by title, group, logo, tags and text', (query, expected) => {
  expect(filterGuides(cards, query).map(({title}) => title)).toEqual(expected);
});
