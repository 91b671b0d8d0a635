import {createRequire} from 'node:module';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {loadNatively} from './loadNatively';

const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};
const plugin = write(
  'plugin.cjs',
  'exports.__esModule = true; exports.default = () => "made"; exports.validateOptions = (options) => options;',
);

it('makes Docusaurus take modules from Node, where it would load each of them anew', async () => {
  loadNatively();
  const {loadFreshModule} = createRequire(path.resolve('package.json'))('@docusaurus/utils') as {
    loadFreshModule: (file: string) => Promise<unknown>;
  };
  const loaded = (await loadFreshModule(plugin)) as (() => string) & {validateOptions: (options: unknown) => unknown};
  expect(loaded()).toBe('made');
  expect(loaded.validateOptions(1)).toBe(1);
  expect(await loadFreshModule(plugin)).toBe(loaded);
  expect(await loadFreshModule(write('config.json', '{"default": 1}'))).toEqual({default: 1});
});
