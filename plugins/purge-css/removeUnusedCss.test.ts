import {expect, it} from 'vitest';
import {removeUnusedCss} from './removeUnusedCss';

const run = async (css: string, script: string) =>
  (await removeUnusedCss(new Map([['a.css', css]]), [script])).get('a.css');

it('keeps the rules of classes that a script names, in any state', async () => {
  const css = '.menu--open:hover{color:red}.menu.active>a{color:blue}';
  expect(await run(css, 'const c="menu menu--open "+(on?"active":"");createElement("a")')).toBe(css);
});

it('removes the rules of classes that no script names', async () => {
  expect(await run('.hero{color:red}.menu{color:blue}', '"menu"')).toBe('.menu{color:blue}');
});

it('removes variables that no remaining rule uses, in any sheet', async () => {
  const sheets = new Map([
    ['a.css', ':root{--used:1px;--hero:2px;--early:3px}'],
    ['b.css', '.menu{top:var(--used)}.hero{top:var(--hero)}'],
  ]);
  const purged = await removeUnusedCss(sheets, ['"menu";style="top:var(--early)"']);
  expect(purged.get('a.css')).toBe(':root{--used:1px;--early:3px}');
  expect(purged.get('b.css')).toBe('.menu{top:var(--used)}');
});
