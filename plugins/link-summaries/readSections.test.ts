import {expect, it} from 'vitest';
import {readSectionLinks, readSections} from './readSections';

it('reads the titles of headings and of anchors within the content', () => {
  const html =
    '<h2 class=anchor id=list>List &amp; sort<a href=#list class=hash-link>#</a></h2>' +
    '<h3 id="get" class="anchor"><code>aloft <wbr>get</code><a href="#get">#</a></h3>' +
    '<dl><dt><a href=#error-no id=error-no><code>no</code></a> <small>exit code 1</small></dl><a href=/other>Other</a>';
  expect([...readSections(html)]).toEqual([
    ['list', 'List & sort'],
    ['get', 'aloft get'],
    ['error-no', 'no'],
  ]);
});

it('reads the links to sections of pages', () => {
  const html =
    '<a href=/docs/apps#list>one</a> <a class="x" href="/docs/sdks/#go">two</a> <a href=#here>three</a> <a href=/docs>four</a>' +
    '<a href=https://example.com/#there>five</a>';
  expect(readSectionLinks(html)).toEqual(['/docs/apps#list', '/docs/sdks#go']);
});
