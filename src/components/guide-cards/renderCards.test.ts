import {expect, it} from 'vitest';
import {guides, type Guide} from './guides';
import renderCards from './renderCards';

const classes = {guide: 'c', logos: 'ls', logo: 'l', title: 't', line: 'n'};
const guide: Guide = {
  id: 'languages/java/index',
  title: 'A < B & "C"',
  group: 'Java',
  logos: ['openjdk', 'spring'],
  line: 'One <b>line</b>',
};

it('writes a card with its logos, its name and its line', () => {
  const html = renderCards([guide], classes, (path) => `/base${path}`);
  expect(html).toContain('<a class="c" href="/base/docs/guides-and-samples/languages/java/">');
  expect(html.match(/<use href="[^"]*"/g)).toEqual([
    '<use href="/base/img/logos.svg#openjdk"',
    '<use href="/base/img/logos.svg#spring"',
  ]);
});

it('escapes titles and descriptions of guides', () => {
  const html = renderCards([guide], classes, (path) => path);
  expect(html).toContain('A &lt; B &amp; &quot;C&quot;');
  expect(html).toContain('One &lt;b>line&lt;/b>');
});

it('writes an item for each guide, and nothing for none', () => {
  expect(renderCards(guides, classes, (path) => path).match(/<li>/g)).toHaveLength(guides.length);
  expect(renderCards([], classes, (path) => path)).toBe('');
});
