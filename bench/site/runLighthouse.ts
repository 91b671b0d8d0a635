import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {installTool} from '../../tests/browser/installTool';

/** What Lighthouse says of a page on its simulated mobile telephone. Times are milliseconds. */
export interface Report {
  /** 0 to 100. */
  readonly score: number;
  readonly lcp: number;
  readonly tbt: number;
}

/** @throws Error when Lighthouse is not installed and cannot be, or does not finish */
export async function runLighthouse(url: string, browser: string): Promise<Report> {
  const tool = installTool('lighthouse', 'lighthouse');
  if ('reason' in tool) throw new Error(tool.reason);
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-lighthouse-'));
  const output = path.join(folder, 'report.json');
  const args = [
    path.join(tool.folder, 'cli/index.js'),
    url,
    '--quiet',
    '--only-categories=performance',
    '--output=json',
    `--output-path=${output}`,
    '--no-enable-error-reporting',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking',
  ];
  try {
    const child = spawn(process.execPath, args, {
      env: {...process.env, CHROME_PATH: browser},
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    if (code !== 0) throw new Error(`Lighthouse ended with ${code} on ${url}`);
    const {categories, audits} = JSON.parse(readFileSync(output, 'utf8')) as {
      categories: {performance: {score: number}};
      audits: Record<string, {numericValue: number}>;
    };
    return {
      score: categories.performance.score * 100,
      lcp: audits['largest-contentful-paint']?.numericValue ?? NaN,
      tbt: audits['total-blocking-time']?.numericValue ?? NaN,
    };
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
