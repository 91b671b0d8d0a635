import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {installTool} from '../../tests/browser/installTool';

interface Report {
  readonly categories: {readonly performance: {readonly score: number}};
  readonly audits: Readonly<Record<string, {readonly numericValue: number}>>;
}

const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking';

/**
 * Runs Lighthouse on its simulated mobile device.
 *
 * @param browser path of a Chromium
 * @returns the performance score from 0 to 100, LCP and TBT in milliseconds
 * @throws Error when Lighthouse can't be installed or fails
 */
export async function runLighthouse(url: string, browser: string): Promise<{score: number; lcp: number; tbt: number}> {
  const tool = installTool('lighthouse', 'lighthouse');
  if ('reason' in tool) throw new Error(tool.reason);
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [
      path.join(tool.directory, 'cli/index.js'),
      url,
      '--quiet',
      '--only-categories=performance',
      '--output=json',
      '--no-enable-error-reporting',
      `--chrome-flags=${flags}`,
    ],
    {env: {...process.env, CHROME_PATH: browser}, maxBuffer: 1e8},
  );
  const {categories, audits} = JSON.parse(stdout) as Report;
  return {
    score: categories.performance.score * 100,
    lcp: audits['largest-contentful-paint']?.numericValue ?? NaN,
    tbt: audits['total-blocking-time']?.numericValue ?? NaN,
  };
}
