import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {readBrowserPackages} from './readBrowserPackages';

const permissive = 'Asks only that its text comes with the code, and third-party-licenses.txt contains it.';
/** Allowed licenses of packages that the browser loads, each with the reason. */
const allowed: Readonly<Record<string, string>> = {
  MIT: permissive,
  ISC: permissive,
  'BSD-2-Clause': permissive,
  'BSD-3-Clause': permissive,
  'Apache-2.0': `${permissive} Notices of packages are part of the text.`,
  '0BSD': 'Asks for nothing.',
  'CC0-1.0': 'Public domain.',
};

const packages = readBrowserPackages();

it('lists the packages that the browser loads, as code, styles or drawings', () => {
  const names = packages.map(({name}) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'react',
      'scheduler',
      '@docusaurus/theme-classic',
      'infima',
      '@codemirror/view',
      'js-yaml',
    ]),
  );
  expect(names).toEqual(expect.arrayContaining(['minisearch', 'typesense', 'simple-icons']));
});

it("doesn't list packages that only the build uses", () => {
  const names = packages.map(({name}) => name);
  for (const name of ['@rspack/core', 'css-loader', 'prismjs', 'unified', 'zod', 'webpack'])
    expect(names).not.toContain(name);
});

it('lists the installed versions', () => {
  const {packages: installed} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<Record<string, {readonly name?: string; readonly version: string}>>;
  };
  const known = new Set(
    // The entry of an alias contains the name of the package.
    Object.entries(installed).map(
      ([path, {name = path.replace(/^.*node_modules\//, ''), version}]) => `${name} ${version}`,
    ),
  );
  expect(packages.map(({name, version}) => `${name} ${version}`).filter((one) => !known.has(one))).toEqual([]);
});

it('lists only licenses that are allowed, with their texts', () => {
  const problems = packages.flatMap(({name, license, text}) => [
    ...(license in allowed ? [] : [`${name}: ${license} is not allowed; see the list in this file`]),
    ...(/copyright/i.test(text) ? [] : [`${name}: no license text`]),
  ]);
  expect(problems).toEqual([]);
});

/** Packages of the build whose manifest doesn't name their license, with the one that their files name. */
const undeclared: Readonly<Record<string, string>> = {eval: 'MIT', format: 'MIT', 'require-like': 'MIT'};

it('has a license for each package that the site is built from', () => {
  const {components} = JSON.parse(readFileSync('build/sbom.cdx.json', 'utf8')) as {
    readonly components: readonly {readonly name: string; readonly licenses?: readonly unknown[]}[];
  };
  const unlicensed = components.filter(({licenses}) => !licenses?.length).map(({name}) => name);
  expect(unlicensed.sort()).toEqual(Object.keys(undeclared));
});
