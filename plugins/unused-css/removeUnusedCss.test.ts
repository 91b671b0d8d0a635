import {expect, it} from 'vitest';
import {removeUnusedCss} from './removeUnusedCss';

const words = (...whole: string[]) => ({whole: new Set(whole), starts: ['tone--']});
const run = (css: string, ...names: string[]) => {
  const {sheets, removed} = removeUnusedCss([css], words(...names));
  return {css: sheets.join(), removed};
};

it('removes a selector whose class no script names, and says so', () => {
  expect(run('.a,.b .c{top:0}.b{left:0}', 'a')).toEqual({css: '.a{top:0}', removed: ['.b', '.b .c']});
});

it.each([
  '.tone--warm{top:0}',
  'table td{top:0}',
  ':is(.a,.gone){top:0}',
  'p:not(.gone){top:0}',
  '[data-x].a::before{top:0}',
  '@media print{.a{top:0}}',
  '[href$=".pdf"]{top:0}',
])('keeps %s', (css) => {
  expect(run(css, 'a').css).toBe(css);
});

it('removes an at-rule that is left empty, and keyframes that nothing runs', () => {
  const css = '@media print{.gone{top:0}}@keyframes a{to{top:0}}@keyframes b{to{top:0}}p{animation:1s a}';
  expect(run(css).css).toBe('@keyframes a{to{top:0}}p{animation:1s a}');
});

it('removes custom properties that nothing asks for, one after the other', () => {
  expect(run(':root{--a:1px;--b:var(--a)}p{top:0}').css).toBe('p{top:0}');
});

it('keeps a custom property that a script asks for', () => {
  expect(run(':root{--a:1px}p{top:var(--a)}', '--a').css).toBe(':root{--a:1px}p{top:var(--a)}');
});

it('writes a value that never changes where it is asked for', () => {
  expect(run(':root{--a:1px;--b:var(--a)}p{top:var(--b)}').css).toBe('p{top:1px}');
});

it.each([
  ':root{--a:1px}.a{--a:2px}p{top:var(--a)}',
  ':root{--a:inherit}p{top:var(--a)}',
  '@media print{:root{--a:1px}}p{top:var(--a)}',
])('leaves a value alone that another place or medium may change: %s', (css) => {
  expect(run(css, 'a').css).toBe(css);
});

it('removes what the variables of this site always override', () => {
  const css = ':root{--a:1px}html[data-theme=dark]{--a:2px}:root:root{--a:var(--c)}.a{--c:1px}p{top:var(--a)}';
  expect(run(css, 'a').css).toBe(':root:root{--a:var(--c)}.a{--c:1px}p{top:var(--a)}');
});

it('keeps apart the values that a minifier wrote without a space', () => {
  const css = ':root{--a:1px;--b:2px;--c:1.5}.x{--d:serif}p{margin:var(--a)var(--b)auto;font:9px/var(--c)var(--d)}';
  expect(run(css, 'x').css).toBe('.x{--d:serif}p{margin:1px 2px auto;font:9px/1.5 var(--d)}');
});

it('removes none but what all of several stylesheets leave unused', () => {
  const first = ':root{--a:1px;--b:2px;--c:3px}@media print{:root{--b:4px}}@keyframes k{to{top:0}}p{margin:var(--a)}';
  const second = 'q{padding:var(--a) var(--b);animation:1s k}.gone{left:var(--c)}';
  expect(removeUnusedCss([first, second], words()).sheets).toEqual([
    ':root{--b:2px}@media print{:root{--b:4px}}@keyframes k{to{top:0}}p{margin:1px}',
    'q{padding:1px var(--b);animation:1s k}',
  ]);
});
