import {readFileSync} from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {expect, it} from 'vitest';
import {listFiles} from '../../hosting/listFiles';
import {readPage} from './readPage';
import {routes} from './routes';

const files = listFiles('build').filter((file) => file.endsWith('.css'));
const nameOf = (file: string) => path.basename(file).split('.')[0]!;
const sheets = (route: string) =>
  readPage(route)('link[rel=stylesheet]')
    .toArray()
    .map((link) => nameOf(link.attribs.href!));

const classes = new Map<string, ReadonlySet<string>>();
for (const file of files) {
  const found = new Set<string>();
  postcss.parse(readFileSync(file, 'utf8')).walkRules(({selector}) => {
    for (const [, name = ''] of selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)) found.add(name);
  });
  classes.set(nameOf(file), found);
}

it('is one stylesheet, with one for the home page and one for search', () => {
  expect(files.map(nameOf).sort()).toEqual(['home', 'search', 'styles']);
});

it('is the one stylesheet that a page waits for', () => {
  for (const {path: route} of routes) expect(sheets(route), route).toEqual(['styles']);
});

it('stands in the page itself where it is of one page', () => {
  for (const [route, name] of [
    ['/', 'home'],
    ['/search', 'search'],
  ] as const) {
    const [style, ...more] = readPage(route)('style').toArray();
    expect(more).toEqual([]);
    const href = style!.attribs['data-href']!;
    expect(nameOf(href)).toBe(name);
    expect(readPage(route)(style).text()).toBe(readFileSync(path.join('build', href), 'utf8'));
  }
  const others = routes.map(({path: route}) => route).filter((route) => route !== '/' && route !== '/search');
  expect(others.filter((route) => readPage(route)('style').length > 0)).toEqual([]);
});

it('says nothing in it of what only search or the home page shows', () => {
  const shared = classes.get('styles')!;
  expect([...shared].filter((name) => name.startsWith('DocSearch'))).toEqual([]);
  expect(classes.get('search')).toContain('DocSearch-Modal');
  for (const name of ['home', 'search']) {
    const own = [...classes.get(name)!].filter((found) => /_\w\w$/.test(found));
    expect(own.length, name).toBeGreaterThan(10);
    expect(own.filter((found) => shared.has(found))).toEqual([]);
  }
});
