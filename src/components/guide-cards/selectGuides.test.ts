import {expect, it} from 'vitest';
import selectGuides from './selectGuides';

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
