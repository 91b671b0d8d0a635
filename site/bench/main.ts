import {once} from 'node:events';
import {cpSync, existsSync, mkdtempSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {type Browser, chromium} from '@playwright/test';
import sirv from 'sirv';
import {runMain} from '../../scripts/runMain';
import {compressFiles} from '../hosting/compressFiles';
import {provideBrowser} from '../tests/browser/provideBrowser';
import {minPerformanceScore, visitBudget} from './budgets';
import {measureNavigation, measureVisit, runLighthouse} from './measurePage';

/** Columns of the table with the targets of their medians, and their values; undefined if the page lacks the feature. */
interface Part {
  readonly columns: Readonly<Record<string, string>>;
  readonly measure: (browser: Browser, url: string) => Promise<readonly (number | undefined)[]>;
}

const parts: Readonly<Record<string, Part>> = {
  visits: {
    columns: {
      'HTML + CSS kB': '≤ 34',
      'JS kB': '≤ 130',
      'until idle kB': '≤ 160',
      requests: `≤ ${visitBudget.requests}`,
      CLS: `≤ ${visitBudget.shift}`,
      'response ms': `≤ ${visitBudget.response}`,
    },
    measure: async (browser, url) => {
      const {view, js, all, requests, shift, response} = await measureVisit(browser, url);
      return [view / 1000, js / 1000, all / 1000, requests, shift, response];
    },
  },
  lighthouse: {
    columns: {score: `≥ ${minPerformanceScore}`, 'LCP ms': '≤ 1060', 'TBT ms': '≤ 60'},
    measure: async (_browser, url) => {
      const {categories, audits} = await runLighthouse(url, await provideBrowser(), '--only-categories=performance');
      return [
        (categories.performance?.score ?? 0) * 100,
        audits['largest-contentful-paint']?.numericValue,
        audits['total-blocking-time']?.numericValue,
      ];
    },
  },
  clicks: {
    columns: {'click to page ms': '≤ 65'},
    measure: async (browser, url) => [await measureNavigation(browser, url)],
  },
};

/** Serves a compressed copy of any built site on a free port of this machine. */
async function serveCopy(directory: string): Promise<{origin: string; stop: () => void}> {
  if (!existsSync(path.join(directory, 'index.html')))
    throw new Error(`${directory} has no index.html: build the site, or name another directory with --dir`);
  const copy = mkdtempSync(path.join(tmpdir(), 'bench-site-'));
  cpSync(directory, copy, {recursive: true});
  await compressFiles(copy);
  const server = createServer(sirv(copy, {brotli: true, maxAge: 3600})).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
    rmSync(copy, {recursive: true, force: true});
  };
  return {origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop};
}

/** `median (lowest–highest)`, or a dash without values. */
function formatMedian(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const round = (value: number) => String(Number(value.toFixed(value < 1 ? 3 : value < 1000 ? 1 : 0)));
  return sorted.length === 0
    ? '–'
    : `${round(sorted[Math.floor(sorted.length / 2)]!)} (${round(sorted[0]!)}–${round(sorted.at(-1)!)})`;
}

/**
 * Measures pages of built sites, and prints a Markdown table. The sites are interleaved within each run, so that load on
 * the machine affects all of them equally. Flags:
 * - `--dir DIRECTORY`: a built site, by default `build`. Several are compared.
 * - `--pages PATHS`: comma-separated paths; once for all sites, or once per `--dir`.
 * - `--runs N`: measurements of each page.
 * - `--skip PARTS`: any of `visits`, `lighthouse` and `clicks`.
 */
async function main(): Promise<void> {
  const pages = '/,/docs/glossary,/docs/building-and-deploying/deploying,/docs/resources/apps';
  const {values: flags} = parseArgs({
    options: {
      dir: {type: 'string', multiple: true, default: ['build']},
      pages: {type: 'string', multiple: true, default: [pages]},
      runs: {type: 'string', default: '3'},
      skip: {type: 'string', default: ''},
    },
  });
  const wanted = Object.entries(parts).flatMap(([name, part]) => (flags.skip.split(',').includes(name) ? [] : [part]));
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic'];
  const browser = await chromium.launch({executablePath: await provideBrowser(), args});
  const stops: (() => void)[] = [];
  try {
    const rows: {site: string; page: string; index: number; url: string; values: Record<string, number[]>}[] = [];
    for (const [at, site] of flags.dir.entries()) {
      const {origin, stop} = await serveCopy(site);
      stops.push(stop);
      const paths = (flags.pages[at] ?? flags.pages[0]!).split(',');
      paths.forEach((page, index) => rows.push({site, page, index, url: origin + page, values: {}}));
    }
    // Corresponding pages of the sites are measured one after the other.
    rows.sort((a, b) => a.index - b.index);
    for (const {columns, measure} of wanted)
      for (let run = 0; run < Number(flags.runs); run += 1)
        for (const {url, values} of rows) {
          const measured = await measure(browser, url);
          Object.keys(columns).forEach((name, index) => (values[name] ??= []).push(measured[index] ?? NaN));
        }
    const columns = Object.entries(Object.assign({}, ...wanted.map((part) => part.columns)) as Record<string, string>);
    const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
    console.log(`Medians (lowest–highest). kB are compressed bodies, until idle with headers and without prefetched links; response is to a
click on the color mode toggle right after the first paint. Score, LCP and TBT are Lighthouse's, on its mobile device.\n`);
    line(['site', 'page', ...columns.map(([name]) => name)]);
    line(['---', '---', ...columns.map(() => '--:')]);
    for (const {site, page, values} of rows)
      line([site, page, ...columns.map(([name]) => formatMedian(values[name]!.filter((value) => !isNaN(value))))]);
    line(['target', '', ...columns.map(([, target]) => target)]);
  } finally {
    stops.forEach((stop) => stop());
    await browser.close();
  }
}

void runMain(main);
