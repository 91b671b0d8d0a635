import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {formatLicenses} from './formatLicenses';
import {readPackage} from './readPackage';

let modules = '';
beforeEach(() => {
  modules = mkdtempSync(path.join(tmpdir(), 'licenses-'));
});
afterEach(() => rmSync(modules, {recursive: true}));

/** Writes a package: its files, and the `package.json` fields that matter here. @returns its directory */
function install(name: string, license: unknown, files: Readonly<Record<string, string>>): string {
  const root = path.join(modules, name);
  mkdirSync(root, {recursive: true});
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({name, version: '1.2.3', license}));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, file), text);
  return root;
}

it('reads license and notice files', () => {
  const root = install('one', 'Apache-2.0', {
    NOTICE: 'Made by One.\r\n',
    'LICENSE.txt': 'Apache\n',
    'README.md': '# One',
  });
  expect(readPackage(root)).toEqual({
    name: 'one',
    version: '1.2.3',
    license: 'Apache-2.0',
    text: 'Apache\n\nMade by One.',
  });
});

it('reads the license section of a README, if there is no license file', () => {
  const root = install('one', 'MIT', {'readme.md': '# One\n\nA package.\n\n## License\n\n(MIT) Copyright One\n'});
  expect(readPackage(root).text).toBe('## License\n\n(MIT) Copyright One');
});

it('uses the license text of the same authors for a package that does not contain one', () => {
  install('@docusaurus/core', 'MIT', {LICENSE: 'MIT License, by the authors'});
  expect(readPackage(install('infima', 'MIT', {})).text).toBe('MIT License, by the authors');
  expect(readPackage(install('other', 'MIT', {})).text).toBe('');
});

it('relies on the license file of a package whose package.json names no license', () => {
  const {license, text} = readPackage(install('one', undefined, {license: 'MIT License\n'}));
  expect([license, text]).toEqual(['see below', 'MIT License']);
});

it('rejects a package without a license', () => {
  expect(() => readPackage(install('one', undefined, {}))).toThrow('one has no license');
});

it('lists each package once, sorted by name', () => {
  const packages = ['b', 'a', 'b'].map((name) => readPackage(install(name, 'MIT', {LICENSE: `by ${name}`})));
  const rule = '-'.repeat(80);
  expect(formatLicenses(packages)).toBe(
    [
      'Packages that the browser loads as part of this site, with their licenses.\n',
      `${rule}\na 1.2.3 (MIT)\n${rule}\n\nby a\n`,
      `${rule}\nb 1.2.3 (MIT)\n${rule}\n\nby b\n`,
    ].join('\n'),
  );
});
