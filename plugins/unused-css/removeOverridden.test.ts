import postcss from 'postcss';
import {expect, it} from 'vitest';
import {removeOverridden} from './removeOverridden';

function run(...sheets: string[]): string {
  const all = postcss.document({nodes: sheets.map((css) => postcss.parse(css))});
  removeOverridden(all);
  return all.nodes.map((sheet) => sheet.toString()).join();
}

it.each([
  ['a property', '.a{top:0;left:0}p{top:2px}.a{top:1px}', '.a{left:0}p{top:2px}.a{top:1px}'],
  ['a part of a shorthand', '.a{margin-top:0;line-height:1}.a{margin:1px;font:x}', '.a{}.a{margin:1px;font:x}'],
  ['a custom property', '.a{--b:0}.a{--b:1}', '.a{}.a{--b:1}'],
  [
    'what each of several selectors has anew',
    '.a,.b{top:0}.b,.c{top:1px}.a{top:2px}',
    '.a,.b{}.b,.c{top:1px}.a{top:2px}',
  ],
  ['what the same medium has anew', '@media x{.a{top:0}}@media x{.a{top:1px}}', '@media x{.a{}}@media x{.a{top:1px}}'],
])('removes %s', (_, css, expected) => {
  expect(run(css)).toBe(expected);
});

it.each([
  ['what another selector sets', '.a{top:0}.a:hover{top:1px}'],
  ['what only one of its selectors has anew', '.a,.b{top:0}.a{top:1px}'],
  ['what only a medium has anew', '.a{top:0}@media x{.a{top:1px}}'],
  ['what another medium has anew', '@media x{.a{top:0}}@media y{.a{top:1px}}'],
  ['an important one', '.a{top:0!important}.a{top:1px}'],
  ['a fallback beside its better form', '.a{height:1vh;height:1dvh}'],
  ['a shorthand of which a part is set anew', '.a{margin:0}.a{margin-top:1px}'],
  ['what begins like a shorthand', '.a{border-collapse:x;flex-wrap:y;outline-offset:1px}.a{border:0;flex:1;outline:0}'],
  ['a corner, which no border sets', '.a{border-top-left-radius:0}.a{border:0}'],
  ['the steps of an animation', '@keyframes x{to{top:0}to{top:1px}}'],
])('keeps %s', (_, css) => {
  expect(run(css)).toBe(css);
});

it('keeps what another sheet sets anew, which only some pages have', () => {
  expect(run('.a{top:0}', '.a{top:1px}')).toBe('.a{top:0},.a{top:1px}');
});
