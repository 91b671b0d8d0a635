import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import patch from './patch.cjs';
import {markupPatches, patches, type Patch} from './patches';
import trimRegistry from './trimRegistry.cjs';
import trimSiteConfig from './trimSiteConfig.cjs';

type Loader = (this: {resourcePath: string}, source: string) => string;
const run = (loader: unknown, source: string) => (loader as Loader).call({resourcePath: 'file.js'}, source);

it('leaves of the configuration what the browser reads', () => {
  const config = {
    title: 'Aloft',
    plugins: [['a', {path: '/x'}]],
    themeConfig: {navbar: {}, prism: {}},
    ssrTemplate: '',
  };
  const trimmed = run(trimSiteConfig, `export default ${JSON.stringify(config)};\n`);
  expect(trimmed).toBe('export default {"title":"Aloft","themeConfig":{"navbar":{}}};');
});

it('leaves of the registry the functions that load', () => {
  const entry = (name: string) =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")]`;
  const trimmed = run(trimRegistry, `export default {\n${entry('0a')},\n${entry('0b')},};`);
  expect(trimmed).not.toContain('resolveWeak');
  expect(trimmed.match(/\[\(\) => import\(.*\)\],/g)).toHaveLength(2);
});

it.each([
  ['a configuration', trimSiteConfig],
  ['a registry', trimRegistry],
])('refuses %s of another shape', (_, loader) => {
  expect(() => run(loader, 'module.exports = 1')).toThrow('file.js');
});

const patchWith = (changes: Patch['changes'], source: string) =>
  (patch as (this: object, source: string) => string).call(
    {resourcePath: 'a.js', getOptions: () => ({changes})},
    source,
  );

it('changes words of a module', () => {
  expect(
    patchWith(
      [
        ['b', '$&c'],
        ['a', 'x'],
      ],
      'ab',
    ),
  ).toBe('x$&c');
});

it.each(['', 'a a'])('refuses a module that does not hold the words once: %j', (source) => {
  expect(() => patchWith([['a', 'b']], source)).toThrow(
    'a.js does not hold this once: see plugins/lean-client/patches.ts',
  );
});

it('knows modules that are there, and what stands in them', () => {
  const modules = [
    '@docusaurus/core/lib/client/clientEntry.js',
    '@docusaurus/theme-common/lib/utils/scrollUtils.js',
    '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js',
    '@docusaurus/theme-classic/lib/theme/Heading/index.js',
    '@docusaurus/theme-classic/lib/theme/Navbar/Layout/index.js',
  ];
  for (const {file, changes} of [...markupPatches, ...patches]) {
    const named = modules.filter((name) => file.test(name));
    expect(named).toHaveLength(1);
    expect(() => patchWith(changes, readFileSync(path.join('node_modules', named[0]!), 'utf8'))).not.toThrow();
  }
});
