import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {growProject} from '../../bench/site/growProject';
import {weighPage} from '../../bench/site/weighPage';
import {listFiles} from '../../hosting/listFiles';
import {runCommand} from '../../scripts/runCommand';

let directory: string;
let remove: () => void;
beforeAll(() => ({directory, remove} = growProject()));
afterAll(() => remove());

const build = () =>
  runCommand(['npm', '--prefix', directory, 'run', 'build', '--', '--low-memory'], {env: {NODE_ENV: 'production'}});

it('refuses a second locale, of which the first step would bundle nothing', async () => {
  const locale = path.join(directory, 'i18n/de');
  mkdirSync(locale);
  const {code, output} = await build();
  rmSync(locale, {recursive: true});
  expect(output).toContain('--low-memory builds one locale, and i18n/ has de, en. Build without the option.');
  expect(code).toBe(1);
});

it('results in the same pages', {timeout: 300_000}, async () => {
  const {code, output} = await build();
  expect(code, output).toBe(0);
  const site = path.join(directory, 'build');
  // HTML names scripts, whose hashes differ, because the copy only links to its packages. Markdown is made from it.
  const read = (root: string) =>
    listFiles(root)
      .filter((file) => /\.md$/.test(file))
      .map((file) => [path.relative(root, file), readFileSync(file, 'utf8')]);
  expect(read(site)).toEqual(read('build'));
  const page = 'docs/glossary/index.html';
  expect(weighPage(site, page).parts.length).toBe(weighPage('build', page).parts.length);
});
