import {expect, it} from 'vitest';
import {trimRuntime} from './trimRuntime';

const runtime = (entries: string) => `a.b=1,n.gca=function(e){return e=({${entries}})[e]||e,n.p+n.u(e)},n.c=2`;

it('takes out a table in which each name is its number', () => {
  expect(trimRuntime(runtime('docs:"docs","0801fc75":"0801fc75",0x11113f9:"17896441"'))).toBe(
    'a.b=1,n.gca=function(e){return n.p+n.u(e)},n.c=2',
  );
});

it('refuses a table that says something', () => {
  expect(() => trimRuntime(runtime('docs:"17"'))).toThrow('The chunk docs has the number 17');
});

it('refuses a runtime of another shape', () => {
  expect(() => trimRuntime('n.gca=e=>n.p+n.u(e)')).toThrow('no table of chunk names');
});
