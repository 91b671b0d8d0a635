import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {growProject} from '../../bench/site/growProject';
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

it('results in the same files', {timeout: 300_000}, async () => {
  const {code, output} = await build();
  expect(code, output).toBe(0);
  const isBuilt = (file: string) => /\.(html|js|css|json|md|txt|xml|png)$/.test(file) && !file.includes('sbom');
  const read = (site: string) =>
    new Map(
      listFiles(site)
        .filter(isBuilt)
        .map((file) => [path.relative(site, file), readFileSync(file, 'utf8')]),
    );
  const expected = read('build');
  const built = read(path.join(directory, 'build'));
  expect([...built.keys()]).toEqual([...expected.keys()]);
  for (const [file, text] of built) expect(text === expected.get(file), `${file} differs`).toBe(true);
});
