import {execFileSync} from 'node:child_process';
import {expect, it} from 'vitest';

const runBench = (...args: string[]) =>
  execFileSync(process.execPath, ['--import', 'tsx', 'site/bench/main.ts', ...args], {encoding: 'utf8'});

it.each(['gzip', 'brotli'])('measures a page compressed with %s', (encoding) => {
  const page = ['--dir', 'build', '--pages', '/docs/glossary', '--encoding', encoding];
  const output = runBench(...page, '--runs', '1', '--skip', 'lighthouse');
  expect(output).toMatch(/^\| build \| \/docs\/glossary \|( \d+(\.\d+)? \|){7}$/m);
});
