import {expect, it} from 'vitest';
import {findAbsentParts} from './findAbsentParts';

const nothing = {
  pages: ['{p:"p",...e}'],
  others: ['void{hr:!0,img:!0}; (0,r.A)("alert alert--info","details_b1","img_a1")'],
};

it.each([
  'blockquote',
  '.markdown>blockquote:first-child',
  'hr',
  'img[align=right]',
  '[type=checkbox]',
  '.wrap_FS .code_FS',
  '.code_FS mark.line',
  '.menu__list-item--collapsed .menu__caret:before',
  '.pagination',
  '.theme-admonition-note .al-admonition-title',
  '.al-admonition-title svg',
  '.details_b1>summary',
  '.alert--info',
  '.img_a1',
  '.containsTaskList_a1',
])('finds that no page has %s', (selector) => {
  expect(findAbsentParts(nothing)(selector)).toBe(true);
});

it.each([
  '.threshold',
  '[data-hr]',
  '.al-line',
  '.tagline',
  'p:not(hr)',
  '.markdown :is(p, hr)',
  '.pagination-nav',
  'img',
  '.alert--danger',
  '.theme-admonitions',
])('leaves %s', (selector) => {
  expect(findAbsentParts(nothing)(selector)).toBe(false);
});

it.each([
  ['blockquote', {pages: ['const n={blockquote:"blockquote"}']}],
  ['blockquote', {pages: ['{__html:"<blockquote><p>A</p>"}']}],
  ['hr', {others: ['(0,r.jsx)("hr",{})']}],
  ['img[align=left]', {pages: ['"<img src=a align=left>"']}],
  ['[type=checkbox]', {pages: ['{input:"input"}']}],
  ['[type=checkbox]', {others: ['jsx("input",{type:"checkbox"})']}],
  ['.wrap_FS', {pages: ['(0,r.jsx)(t.CodeBlock,{markup:e,wrap:!0})']}],
  ['.theme-admonition-note', {pages: ['{p:"p",admonition:"x"}']}],
  ['.details_b1>summary', {pages: ['{details:e}=n']}],
  ['.img_a1', {pages: ['{img:"img"}']}],
  ['.containsTaskList_a1', {pages: ['{input:"input"}']}],
  ['.alert--info', {others: ['(0,r.A)("alert alert--info","other_b1")']}],
  ['.numbers_FS .line', {pages: ['{markup:{__html:"<span class=\\"line\\">a</span>"},numbers:!0}']}],
])('keeps %s where %j has it', (selector, scripts) => {
  expect(findAbsentParts({...nothing, ...scripts})(selector)).toBe(false);
});
