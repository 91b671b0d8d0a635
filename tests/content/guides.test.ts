import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {drawLogo} from '../../scripts/drawLogo';
import {guideGroups, guides} from '../../src/components/guide-cards/guides';

const root = fileURLToPath(new URL('../../', import.meta.url));
const spriteIds = (name: string) =>
  [...readFileSync(`${root}static/img/${name}.svg`, 'utf8').matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id!);

test('the cards name every guide of the docs and no other', () => {
  const docs = readdirSync(`${root}docs/guides-and-samples`, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx') && file !== 'index.mdx')
    .map((file) => file.replace(/\.mdx$/, '').replaceAll('\\', '/'));
  expect(guides.map(({id}) => id).sort()).toEqual(docs.sort());
});

test('every group has a guide', () => {
  expect(new Set(guides.map(({group}) => group))).toEqual(new Set(guideGroups));
});

test('the logo sprite contains exactly the logos of the guides', () => {
  expect(spriteIds('logos').sort()).toEqual([...new Set(guides.flatMap(({logos}) => logos))].sort());
});

test('every logo is drawn as the icon package has it', () => {
  const sprite = readFileSync(`${root}static/img/logos.svg`, 'utf8');
  for (const id of spriteIds('logos')) {
    const icon = readFileSync(`${root}node_modules/simple-icons/icons/${id}.svg`, 'utf8');
    expect(sprite, `run: npx tsx scripts/buildLogoSprite.mts (${id})`).toContain(drawLogo(id, icon));
  }
});

test('the icon sprite contains the icons that cards may use', () => {
  const source = readFileSync(`${root}src/components/icon/Icon.tsx`, 'utf8');
  const names = /iconNames = \[([^\]]+)\]/.exec(source)?.[1]?.match(/[\w-]+/g) ?? [];
  expect(names.length).toBeGreaterThan(0);
  expect(spriteIds('icons').sort()).toEqual([...names].sort());
});
