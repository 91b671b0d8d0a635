import {expect, it} from 'vitest';
import {completeLinks} from './completeLinks';

const complete = (html: string) => completeLinks(html, (path) => `/base${path}`);

it('completes the paths of links', () => {
  expect(complete('<a href=/docs/b#c>x</a> and <a class=y href="/docs?q=a b">z</a>')).toBe(
    '<a href=/base/docs/b#c>x</a> and <a class=y href="/base/docs?q=a b">z</a>',
  );
});

it('does not change anchors, external links and code that shows a link', () => {
  const html = '<a href=#c>x</a><a href=https://example.com/ target=_blank>y</a><code>&#x3C;a href=/docs></code>';
  expect(complete(html)).toBe(html);
});
