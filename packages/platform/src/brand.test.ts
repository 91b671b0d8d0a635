import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {brand, variables} from './brand';

const root = join(__dirname, '../../..');

/** Modules that must not contain the product's name as a literal. Prose and examples may; see CONTRIBUTING.md. */
const modules = ['packages', 'site/plugins', 'site/config', 'site/hosting', 'site/src']
  .flatMap((directory) =>
    readdirSync(join(root, directory), {recursive: true, encoding: 'utf8'}).map((file) => join(directory, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|fixtures|\/tests\/|brand\.ts$/.test(file))
  .map((file) => ({file, text: readFileSync(join(root, file), 'utf8')}));

/** Matches names that aren't prose: alone between quotes, or at the start of a template with placeholders. */
const literal = new RegExp(
  `'(?:${[brand.name, brand.cli, brand.manifest, ...Object.values(variables)].map((name) => name.replace('.', '\\.')).join('|')})'|\`${brand.cli} \\$\\{`,
);

it('code takes the names of product, command, manifest and variables from one module', () => {
  expect(modules.length).toBeGreaterThan(300);
  expect(modules.filter(({text}) => literal.test(text)).map(({file}) => file)).toEqual([
    'packages/platform/src/system/sdks.ts',
  ]);
});
