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

it('is the one stylesheet of every page of the docs', () => {
  const others = routes.filter(({path: route}) => sheets(route).join() !== 'styles').map(({path: route}) => route);
  expect(others).toEqual(['/', '/search']);
  expect([sheets('/'), sheets('/search')]).toEqual([
    ['styles', 'home'],
    ['styles', 'search'],
  ]);
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
