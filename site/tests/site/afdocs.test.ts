import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {skipReason} from '@aloft/example-runner/skip';
import {brand} from '@aloft/platform/brand';
import {expect, it} from 'vitest';
import {installTool} from '../browser/installTool';
import {routes} from './routes';
import {startSite} from './startSite';

interface Report {
  readonly results: readonly {readonly id: string; readonly status: string; readonly message: string}[];
  readonly testedPages: number;
}

const {directory, missing} = installTool('afdocs', 'afdocs');

/** The longest reference page may take this check from "pass" to "warn", because its HTML repeats the sidebar. */
const accepted = new Set(['page-size-html: warn']);

it.skipIf(skipReason(missing))(
  'passes all checks of the Agent-Friendly Documentation Spec on every page',
  async () => {
    const {origin, stop} = await startSite();
    // The search page isn't for agents.
    const urls = routes.map((route) => origin + route.path).filter((url) => url !== `${origin}/search`);
    const tool = ['--max-semi-space-size=64', path.join(directory, 'bin/afdocs.mjs'), 'check', origin];
    const options = `--canonical-origin ${brand.docsUrl} --urls ${urls.join()} --max-links 100 --request-delay 0`;
    const args = [...tool, ...options.split(' '), '--format', 'json', '--quiet'];
    // A failed check sets the exit code.
    const {stdout} = await promisify(execFile)(process.execPath, args, {maxBuffer: 1e8}).catch(
      (error: {stdout: string}) => error,
    );
    await stop();
    const {results, testedPages} = JSON.parse(stdout) as Report;
    expect(results).toHaveLength(28);
    expect(testedPages).toBe(urls.length);
    const problems = results.filter(
      ({id, status}) => !['pass', 'skip'].includes(status) && !accepted.has(`${id}: ${status}`),
    );
    expect(problems).toEqual([]);
    const skipped = results.filter(({status}) => status === 'skip').map(({id}) => id);
    // Tabs contain code, without headings that could repeat, and no page requires a login.
    expect(skipped).toEqual(['section-header-quality', 'auth-alternative-access']);
  },
  300_000,
);
