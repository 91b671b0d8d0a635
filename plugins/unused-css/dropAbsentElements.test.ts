import {expect, it} from 'vitest';
import {dropAbsentElements} from './dropAbsentElements';

const drop = (script: string, page: string) => dropAbsentElements([script], [page])[0];

it.each([
  ['admonition', 'e={a:"theme-admonition",b:e=>`theme-admonition-${e}`,c:"al-admonition-title"}'],
  ['details', '(0,r.A)("alert alert--info","details_b1"); (0,r.A)("details_c1",l&&"isBrowser_c1")'],
  ['img', '(0,r.A)(e,"img_a1")'],
  ['input', 't&&"containsTaskList_a1"'],
  ['Figure', 'e={figure:"figure_a1",caption:"caption_a1"}'],
])('drops the classes of %s while no page has one', (element, script) => {
  expect(drop(script, 'let a={p:"p"}')).not.toMatch(/admonition|alert|_[abc]1/);
  expect(drop(script, `let a={p:"p",${element}:"x"}`)).toBe(script);
  expect(drop(script, `{${element}:t}=a`)).toBe(script);
});

it('leaves the same class alone where another component gives it', () => {
  expect(drop('(0,r.A)("alert alert--info","other_b1")', '')).toContain('"alert alert--info"');
});
