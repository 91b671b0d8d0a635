import {readFileSync} from 'node:fs';
import postcss, {type Declaration} from 'postcss';
import {expect, it} from 'vitest';
import {listFiles} from '../../hosting/listFiles';

const declarations: Declaration[] = [];
for (const file of listFiles('build').filter((name) => name.endsWith('.css')))
  postcss.parse(readFileSync(file, 'utf8')).walkDecls((declaration) => void declarations.push(declaration));

it('shows generated content in browsers that know no text alternative to it', () => {
  const alternatives = declarations.filter(({prop, value}) => prop === 'content' && /\/\s*"[^"]*"$/.test(value));
  expect(alternatives.length).toBeGreaterThan(0);
  for (const declaration of alternatives) {
    const plain = declaration.value.replace(/\s*\/\s*"[^"]*"$/, '');
    expect(declaration.prev(), declaration.value).toMatchObject({prop: 'content', value: plain});
  }
});

it('has the prefix that Safari needs', () => {
  const plain = declarations.filter(({prop}) => prop === 'user-select');
  expect(plain.length).toBeGreaterThan(0);
  for (const declaration of plain)
    expect(declaration.prev()).toMatchObject({prop: '-webkit-user-select', value: declaration.value});
});
