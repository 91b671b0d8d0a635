import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {expect, it} from 'vitest';
import {buildSite} from '../../bench/site/buildSite';
import {growProject} from '../../bench/site/growProject';
import {weighPage} from '../../bench/site/weighPage';
import {installTool} from '../browser/installTool';
import {hasNginx} from './startNginx';

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

it('measures a page', () => {
  const output = runBench('site', '--dir', 'build', '--pages', '/docs/glossary', '--runs', '1', '--skip', 'lighthouse');
  expect(output).toMatch(/^\| build \| \/docs\/glossary \|( \d+(\.\d+)? \|){7}$/m);
});

it('weighs a build without a departure', {timeout: 300_000}, () => {
  const output = runBench('ablation', '--variants', 'purge-css');
  expect(output).toMatch(/^\| \/docs\/resources\/machines \| LEAN=purge-css \|( \d+\.\d \|){4}$/m);
});

const hasLoadTool = hasNginx() && !('reason' in installTool('load', 'autocannon'));
if (!hasLoadTool) {
  if (process.env.REQUIRE_ALL === '1') throw new Error('nginx or autocannon is missing, but REQUIRE_ALL=1 is set.');
  console.log('skipped: the load benchmark needs nginx and autocannon');
}

/** Minimum in percent. The target is 90, but short rounds vary. */
const minRatio = 80;

it.skipIf(!hasLoadTool)(
  "nginx with the project's configuration is as fast as a bare one, without an error",
  {timeout: 300_000},
  () => {
    const measure = (connections: readonly number[]) => {
      const list = connections.join(',');
      const output = runBench('load', '--connections', list, '--requests', '2000', '--runs', '5');
      return connections.filter((count) => {
        const rows = [...output.matchAll(/^\| (\d+) \|.*\| (\d+)% \|.*\| (\d+) \|$/gm)].filter(
          (row) => row[1] === `${count}`,
        );
        expect(
          rows.map((row) => row[3]),
          output,
        ).toEqual(['0', '0']);
        return Number(rows[1]?.[2]) < minRatio;
      });
    };
    // Repeated, because other tests run concurrently. A slow configuration stays below the minimum in all rounds.
    let slow: readonly number[] = [50, 500, 2000];
    for (let attempt = 0; attempt < 3 && slow.length > 0; attempt += 1) slow = measure(slow);
    expect(slow).toEqual([]);
  },
);
