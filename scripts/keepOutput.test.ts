import {createRequire} from 'node:module';
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {listFiles} from '../hosting/listFiles';
import {announceFinishedFiles} from '../plugins/shared/finishedFiles';
import {keepOutput} from './keepOutput';

const site = mkdtempSync(path.join(tmpdir(), 'output-'));
afterAll(() => rmSync(site, {recursive: true, force: true}));

const write = (...names: readonly string[]) => {
  for (const name of names) {
    mkdirSync(path.dirname(path.join(site, name)), {recursive: true});
    writeFileSync(path.join(site, name), name);
  }
};
const found = () => listFiles(site).map((file) => path.relative(site, file));
/** As Docusaurus does before it bundles. */
const clear = async (folder: string) => {
  const load = createRequire(path.resolve('package.json'));
  const utils = load('@docusaurus/core/lib/commands/utils/clearPath.js') as {
    default: (folder: string) => Promise<void>;
  };
  await utils.default(folder);
};

it('leaves what has the digest of its content in its name, until the build has not made it anew', async () => {
  const removeOld = keepOutput(site);
  write('index.html', 'docs/a/index.html', 'img/logo.svg', 'sitemap.xml');
  write('assets/js/old.1.js', 'assets/js/old.1.js.br', 'assets/js/kept.2.js', 'assets/js/kept.2.js.gz');
  write('search-index/d1/a.txt', 'search-index/core.json');
  await clear(site);
  expect(found()).toEqual([
    'assets/js/kept.2.js',
    'assets/js/kept.2.js.gz',
    'assets/js/old.1.js',
    'assets/js/old.1.js.br',
    'search-index/core.json',
    'search-index/d1/a.txt',
  ]);

  write('assets/js/new.3.js', 'index.html');
  announceFinishedFiles(
    ['assets/js/kept.2.js', 'assets/js/new.3.js', 'search-index/core.json', 'index.html'].map((name) =>
      path.join(site, name),
    ),
  );
  removeOld();
  expect(found()).toEqual([
    'assets/js/kept.2.js',
    'assets/js/kept.2.js.gz',
    'assets/js/new.3.js',
    'index.html',
    'search-index/core.json',
  ]);
});

it('lets Docusaurus clear other folders', async () => {
  const other = mkdtempSync(path.join(tmpdir(), 'other-'));
  mkdirSync(path.join(other, 'assets'));
  keepOutput(site);
  await clear(other);
  expect(existsSync(other)).toBe(false);
});
