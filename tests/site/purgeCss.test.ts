import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import postcss from 'postcss';
import {expect, it} from 'vitest';
import {listFiles} from '../../hosting/listFiles';

const css = listFiles('build/assets/css')
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Classes that appear only after an interaction or a failure. */
const interactive = [
  'dropdown--show',
  'menu__list-item--collapsed',
  'navbar-sidebar--show',
  'navbar-sidebar__items--show-secondary',
  'table-of-contents__link--active',
  'button',
  'theme-admonition',
  'theme-admonition-danger',
];

it.each(interactive)('keeps the rules of .%s', (name) => {
  expect(css).toMatch(new RegExp(`\\.${name}(?![\\w-])`));
});

it('removes rules that no page or state of this site uses', () => {
  for (const name of ['hero', 'avatar', 'pills', 'card__footer']) expect(css).not.toMatch(new RegExp(`\\.${name}\\b`));
});

it('keeps a definition of every variable that a rule uses without a fallback', () => {
  const defined = new Set<string>();
  const read = new Set<string>();
  // Infima defines it as `--ifm-image-alignment-padding`, but uses it without the prefix.
  defined.add('--image-alignment-padding');
  postcss.parse(css).walkDecls(({prop, value}) => {
    if (prop.startsWith('--')) defined.add(prop);
    for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)\)/g)) read.add(name);
  });
  const inPages = listFiles('build').filter((file) => file.endsWith('.html'));
  for (const file of inPages)
    load(readFileSync(file, 'utf8'))('[style]').each((_, element) => {
      for (const [, name = ''] of element.attribs.style!.matchAll(/(--[\w-]+)\s*:/g)) defined.add(name);
    });
  expect([...read].filter((name) => !defined.has(name))).toEqual([]);
});
