import {isTag, type Element} from 'domhandler';
import {expect, it} from 'vitest';
import {parseBuiltPage} from './parseBuiltPage';

const outline = ({name, children}: Element): string => {
  const inner = children.filter(isTag).map(outline).join(' ');
  return inner === '' ? name : `${name}(${inner})`;
};
const parse = (html: string) => outline(parseBuiltPage(`<main>${html}</main>`)('main').get(0)!);

it.each([
  ['<dl><dt>a<dd><p>x<p>y<dt>b<dd><p>z</dl><p>w', 'dl(dt dd(p p) dt dd(p)) p'],
  ['<ul><li><p>a<ul><li><p>b</ul><li><p>c</ul>', 'ul(li(p ul(li(p))) li(p))'],
  ['<table><tr><td><p>a<td>b<tr><td>c</table>', 'table(tr(td(p) td) tr(td))'],
  ['<table><thead><tr><th>a<tbody><tr><td>b</table>', 'table(thead(tr(th)) tbody(tr(td)))'],
  ['<div><p>a</div><ul><li>b</ul>', 'div(p) ul(li)'],
])('adds the end tags that the minifier omits: %s', (html, expected) => {
  expect(parse(html)).toBe(`main(${expected})`);
});
