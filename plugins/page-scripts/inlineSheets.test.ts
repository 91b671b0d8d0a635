import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {inlineSheets} from './inlineSheets';

let folder = '';
const link = (name: string) => `<link rel=stylesheet href=/css/${name}.css>`;

const inline = (html: string) => inlineSheets(folder, html);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sheets-'));
  mkdirSync(path.join(folder, 'css'));
  writeFileSync(path.join(folder, 'css/home.css'), ".a{content:'$&'}");
  writeFileSync(path.join(folder, 'css/search.css'), '.b{c:d}');
});
afterEach(() => rmSync(folder, {recursive: true}));

it('writes all stylesheets but the first into the page, as they stand', () => {
  expect(inline(`<head>${link('styles')}${link('home')}${link('search')}<body>`)).toBe(
    `<head>${link('styles')}<style data-href=/css/home.css>.a{content:'$&'}</style>` +
      '<style data-href=/css/search.css>.b{c:d}</style><body>',
  );
});

it('leaves a page with one as it is', () => {
  const page = `<head>${link('styles')}<link rel=icon href=/icon.svg><body>`;
  expect(inline(page)).toBe(page);
});

it('stops where a stylesheet would end its own element', () => {
  writeFileSync(path.join(folder, 'css/home.css'), '/* </STYLE> */');
  expect(() => inline(`${link('styles')}${link('home')}`)).toThrow('/css/home.css holds "</style"');
});
