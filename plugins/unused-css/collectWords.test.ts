import {expect, it} from 'vitest';
import {canName, collectWords} from './collectWords';

it('knows a class that is named whole, and one whose end is added at run time', () => {
  const words = collectWords(['a("alert alert--"+kind)', 'e={root:"root_x1Y_"}']);
  expect(canName(words, 'alert')).toBe(true);
  expect(canName(words, 'alert--warning')).toBe(true);
  expect(canName(words, 'root_x1Y_')).toBe(true);
  expect(canName(words, 'hero')).toBe(false);
});

it('takes the name of an element or of a role for no class', () => {
  const words = collectWords(['(0,r.jsx)("button",{type:"button",role:"alert"})']);
  expect(canName(words, 'button')).toBe(false);
  expect(canName(words, 'alert')).toBe(false);
});

it('reads of a page only its lists of classes', () => {
  const page =
    '{contentTitle:()=>a}; jsx(p,{children:"the hero"}); jsx(d,{className:"card wide",html:"<i class=\\"token x\\"><b class=note>"})';
  const words = collectWords([page]);
  expect(['card', 'wide', 'token', 'x', 'note'].filter((name) => !canName(words, name))).toEqual([]);
  expect(canName(words, 'hero')).toBe(false);
});
