import {expect, it} from 'vitest';
import type {LinkedGuideCard} from '../../../platform/guides';
import renderCards from './renderCards';

const classes = {guide: 'c', logos: 'ls', logo: 'l', title: 't', text: 'n'};
const guide: LinkedGuideCard = {
  path: '/docs/guides-and-samples/languages/java/',
  title: 'A < B & "C"',
  group: 'Java',
  logos: ['openjdk', 'spring'],
  text: 'One <b>line</b>',
};

it('renders a card with its logos, name and description', () => {
  const html = renderCards([guide], classes, '/base/img/logos.svg', (path) => `/base${path}`);
  expect(html).toContain('<a class="c" href="/base/docs/guides-and-samples/languages/java/">');
  expect(html).toContain('<span class="n" data-link-description>');
  expect(html.match(/<use href="[^"]*"/g)).toEqual([
    '<use href="/base/img/logos.svg#openjdk"',
    '<use href="/base/img/logos.svg#spring"',
  ]);
});

it('escapes titles and descriptions of guides', () => {
  const html = renderCards([guide], classes, '/logos.svg', (path) => path);
  expect(html).toContain('A &lt; B &amp; &quot;C&quot;');
  expect(html).toContain('One &lt;b>line&lt;/b>');
});

it('renders an item for each guide', () => {
  expect(renderCards([guide, guide], classes, '/logos.svg', (path) => path).match(/<li>/g)).toHaveLength(2);
  expect(renderCards([], classes, '/logos.svg', (path) => path)).toBe('');
});
