import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {expect, it} from 'vitest';
import {buildSite} from '../../bench/site/buildSite';
import {growProject} from '../../bench/site/growProject';
import {weighPage} from '../../bench/site/weighPage';
import {installTool} from '../browser/installTool';
import {skipReason} from '../tools/skipReason';
import {findMissingNginx} from './startNginx';

const runBench = (script: string, ...args: string[]) =>
  execFileSync(process.execPath, ['--import', 'tsx', `bench/${script}.ts`, ...args], {encoding: 'utf8'});

it('builds a copy of the project with more pages', {timeout: 300_000}, async () => {
  const {directory, remove} = growProject(130);
  try {
    const out = path.join(directory, 'build');
    const {cpu, memory} = await buildSite(directory, out);
    expect(cpu).toBeGreaterThan(1);
    expect(memory).toBeGreaterThan(100);
    const {view, js} = weighPage(out, 'docs/copy-1/glossary/index.html');
    expect(Math.min(view, js)).toBeGreaterThan(1000);
  } finally {
    remove();
  }
});

it.each(['gzip', 'brotli'])('measures a page compressed with %s', (encoding) => {
  const page = ['--dir', 'build', '--pages', '/docs/glossary', '--encoding', encoding];
  const output = runBench('site', ...page, '--runs', '1', '--skip', 'lighthouse');
  expect(output).toMatch(/^\| build \| \/docs\/glossary \|( \d+(\.\d+)? \|){7}$/m);
});

it('weighs a build without a departure', {timeout: 300_000}, () => {
  const output = runBench('ablation', '--variants', 'purge-css');
  expect(output).toMatch(/^\| \/docs\/resources\/machines \| LEAN=purge-css \|( \d+\.\d \|){4}$/m);
});

const missingNginx = findMissingNginx();
const loadTool = missingNginx ? {reason: missingNginx} : installTool('load', 'autocannon');
const reason = skipReason('reason' in loadTool ? loadTool.reason : undefined);

/** Minimum in percent of the requests per second of a bare configuration. */
const minRatio = 90;

it.skipIf(reason).each([50, 500, 2000])(
  "nginx with the project's configuration is as fast as a bare one at %i connections, without an error",
  {timeout: 900_000},
  (connections) => {
    // Shorter rounds would mostly measure connecting.
    const requests = Math.max(3000, 4 * connections);
    const measure = (runs: number) => {
      const args = {connections, requests, runs};
      const output = runBench('load', ...Object.entries(args).flatMap(([name, value]) => [`--${name}`, `${value}`]));
      const rows = [...output.matchAll(/^\| \d+ \|.*\| (\d+)% \|.*\| (\d+) \|$/gm)];
      expect(
        rows.map(([, , errors]) => errors),
        output,
      ).toEqual(['0', '0']);
      return Number(rows[1]?.[1]);
    };
    // Other tests run concurrently. The more rounds, the less the median varies.
    const ratios: number[] = [];
    for (const runs of [5, 9, 15]) {
      const ratio = measure(runs);
      ratios.push(ratio);
      if (ratio >= minRatio) break;
    }
    expect(ratios.at(-1), `measured ${ratios.join('%, ')}%`).toBeGreaterThanOrEqual(minRatio);
  },
);
