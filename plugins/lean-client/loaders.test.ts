import {expect, it} from 'vitest';
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
