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

/** What only some pages show, and the pages of the docs do not share. */
const parts = ['field-notes', 'name-rules', 'state-diagram'];
const own = ['cards', 'diagram', 'guide-cards', 'home', 'name-checker', 'search', 'steps', 'tabs', ...parts].sort();
/** Classes that no other sheet may speak of. */
const ownClasses = (name: string) =>
  [...classes.get(name)!].filter(
    (found) => /_\w\w$|^al-diagram$/.test(found) || (parts.includes(name) && found.startsWith('ref-')),
  );

it('is one stylesheet, with one for each thing that few pages show', () => {
  expect(files.map(nameOf).sort()).toEqual([...own, 'styles'].sort());
  for (const name of own) expect(ownClasses(name), name).not.toEqual([]);
});

it('is the one stylesheet that a page waits for', () => {
  for (const {path: route} of routes) expect(sheets(route), route).toEqual(['styles']);
});

it('stands in the page itself where it is of few pages, and in no other page', () => {
  const written = new Set<string>();
  for (const {path: route} of routes) {
    const page = readPage(route);
    const hrefs = page('style')
      .toArray()
      .map((style) => style.attribs['data-href']!);
    const needed = own.filter((name) => ownClasses(name).some((found) => page(`body .${found}`).length > 0));
    expect(hrefs.map(nameOf).sort(), route).toEqual(needed);
    for (const href of hrefs) {
      expect(page(`style[data-href="${href}"]`).text(), route).toBe(readFileSync(path.join('build', href), 'utf8'));
      written.add(nameOf(href));
    }
  }
  expect([...written].sort()).toEqual(own);
});

it('says nothing in it of what only few pages show', () => {
  const shared = classes.get('styles')!;
  expect([...shared].filter((name) => name.startsWith('DocSearch'))).toEqual([]);
  expect(classes.get('search')).toContain('DocSearch-Modal');
  for (const name of own)
    expect(
      ownClasses(name).filter((found) => shared.has(found)),
      name,
    ).toEqual([]);
});
