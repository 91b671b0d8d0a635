import {execFileSync} from 'node:child_process';
import {expect, it} from 'vitest';

it('measures a page', () => {
  const args = ['--dir', 'build', '--pages', '/docs/glossary', '--runs', '1', '--skip', 'lighthouse'];
  const output = execFileSync(process.execPath, ['--import', 'tsx', 'site/bench/main.ts', ...args], {encoding: 'utf8'});
  expect(output).toMatch(/^\| build \| \/docs\/glossary \|( \d+(\.\d+)? \|){7}$/m);
});
