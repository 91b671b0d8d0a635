import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {makeDirectory} from '../makeDirectory';

const parent = makeDirectory('failed-build');

it('a failed build keeps the previous one', () => {
  const output = path.join(parent, 'build');
  mkdirSync(output);
  writeFileSync(path.join(output, 'index.html'), 'the previous build');
  const {status, stderr} = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--out-dir', output], {
    env: {...process.env, NODE_ENV: 'production', BASE_URL: 'docs-site'},
    encoding: 'utf8',
  });
  expect(status).not.toBe(0);
  expect(stderr).toContain('BASE_URL: "docs-site" is not a path with a slash at both ends.');
  expect(existsSync(path.join(output, 'index.html'))).toBe(true);
  expect(readdirSync(parent)).toEqual(['build']);
});
