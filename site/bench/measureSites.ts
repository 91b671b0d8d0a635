import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import sirv from 'sirv';
import {compressFiles} from '../hosting/compressFiles';
import {provideBrowser} from '../tests/browser/provideBrowser';
import {minPerformanceScore, targets, visitBudget} from './budgets';
import {measureNavigation, measureVisit, runLighthouse} from './measurePage';
import type {Part, Site} from './main';

/** Serves a compressed copy of any built site on a free port of this machine. */
async function serveCopy(directory: string): Promise<{origin: string; stop: () => Promise<void>}> {
  const copy = mkdtempSync(path.join(tmpdir(), 'bench-site-'));
  cpSync(directory, copy, {recursive: true});
  await compressFiles(copy);
  const server = createServer(sirv(copy, {brotli: true, maxAge: 3600}));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(copy, {recursive: true, force: true});
    },
  };
}

/** A column of the table, and the target of its medians. */
export interface Column {
  readonly name: string;
  readonly digits?: number;
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** Measured values of a page by column name, one for each run; empty if the page doesn't have the feature. */
export interface Row {
  readonly site: string;
  readonly page: string;
  readonly values: ReadonlyMap<string, readonly number[]>;
}

interface Measurement {
  readonly part: Part;
  readonly columns: readonly Column[];
  readonly measure: (browser: Browser, url: string) => Promise<readonly (number | undefined)[]>;
}

const measurements: readonly Measurement[] = [
  {
    part: 'visits',
    columns: [
      {name: 'HTML + CSS kB', digits: 1, atMost: targets.view},
      {name: 'JS kB', digits: 1, atMost: targets.js},
      {name: 'until idle kB', digits: 1, atMost: targets.all},
      {name: 'requests', atMost: visitBudget.requests},
      {name: 'CLS', digits: 3, atMost: visitBudget.shift},
      {name: 'response ms', atMost: visitBudget.response},
    ],
    measure: async (browser, url) => {
      const {view, js, all, requests, shift, response} = await measureVisit(browser, url);
      return [view / 1000, js / 1000, all / 1000, requests, shift, response];
    },
  },
  {
    part: 'lighthouse',
    columns: [
      {name: 'score', atLeast: minPerformanceScore},
      {name: 'LCP ms', atMost: targets.lcp},
      {name: 'TBT ms', atMost: targets.tbt},
    ],
    measure: async (_browser, url) => {
      const {score, lcp, tbt} = await runLighthouse(url, await provideBrowser());
      return [score, lcp, tbt];
    },
  },
  {
    part: 'clicks',
    columns: [{name: 'click to page ms', atMost: targets.click}],
    measure: async (browser, url) => [await measureNavigation(browser, url)],
  },
];

/** Columns of the parts, in the order of the table. */
export const listColumns = (parts: readonly Part[]): readonly Column[] =>
  measurements.filter(({part}) => parts.includes(part)).flatMap(({columns}) => columns);

/**
 * Measures pages of built sites. The sites are interleaved within each run, so that load on the machine affects all of
 * them equally.
 *
 * @throws Error if a page doesn't return 200
 */
export async function measureSites(
  sites: readonly Site[],
  parts: readonly Part[],
  runs: number,
): Promise<readonly Row[]> {
  const browser = await chromium.launch({
    executablePath: await provideBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  const served: {site: Site; origin: string; stop: () => Promise<void>}[] = [];
  try {
    for (const site of sites) served.push({site, ...(await serveCopy(site.directory))});
    const targetPages = served.flatMap(({site, origin}) =>
      site.pages.map((page, index) => ({
        index,
        url: origin + page,
        row: {site: site.name, page, values: new Map<string, number[]>()},
      })),
    );
    // Corresponding pages of the sites are measured one after the other.
    targetPages.sort((a, b) => a.index - b.index);
    for (const {columns, measure} of measurements.filter(({part}) => parts.includes(part)))
      for (let run = 0; run < runs; run += 1)
        for (const {url, row} of targetPages) {
          const values = await measure(browser, url);
          columns.forEach(({name}, index) => {
            const value = values[index];
            row.values.set(name, [...(row.values.get(name) ?? []), ...(value === undefined ? [] : [value])]);
          });
        }
    return targetPages.map(({row}) => row);
  } finally {
    for (const {stop} of served) await stop();
    await browser.close();
  }
}
