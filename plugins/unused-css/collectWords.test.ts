import {expect, it} from 'vitest';
import {canName, collectWords as collect} from './collectWords';
import {splitScripts} from './splitScripts';

const collectWords = (scripts: readonly string[]) => collect(splitScripts(scripts));

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

it.each([
  ['a name within a CSS module', 'e={card:"card_x1"}', 'card'],
  ['a property of an object', 'className:n.A.card', 'card'],
  ['the name of a file', 'Promise.all([n.e("card"),n.e("docs")])', 'card'],
  ['a class that is never given', '(0,r.A)({badge:!1})', 'badge'],
  ['an option that is off', String.raw`JSON.parse('{"badge":false}')`, 'badge'],
  ['a text for readers', String.raw`t({id:"x",message:"Pages",description:"The \"hero\" of the docs"})`, 'hero'],
  ['the end of the name of a text', 't({id:"x.pagination"})', 'pagination'],
  ['data for other sites', 'j("meta",{name:"twitter:card"})', 'card'],
])('takes %s for no class', (_, script, name) => {
  expect(canName(collectWords([script]), name)).toBe(false);
});

it.each([
  '(0,r.A)("tabs",{card:e})',
  '(0,r.A)({card:!0})',
  'e={tile:"card tile_x1"}',
  'f(["...card"])',
  't?"a.b":"card"',
])('sees the class in %s', (script) => {
  expect(canName(collectWords([script]), 'card')).toBe(true);
});

it('reads of a page only its lists of classes and its CSS modules', () => {
  const page =
    '{contentTitle:()=>a}; jsx(p,{children:"the hero"}); jsx(d,{className:"card wide",html:"<i class=\\"token x\\"><b class=note>"}); s={steps:"steps_fD",a:"one_fD two_fD"}';
  const words = collectWords([page]);
  expect(
    ['card', 'wide', 'token', 'x', 'note', 'steps_fD', 'one_fD', 'two_fD'].filter((name) => !canName(words, name)),
  ).toEqual([]);
  expect(canName(words, 'hero')).toBe(false);
});
