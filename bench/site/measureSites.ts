import {chromium} from '@playwright/test';
import {provideBrowser} from '../../tests/browser/provideBrowser';
import {listPages} from './listPages';
import {createMeasurements, type Measurement} from './measurements';
import {measureSlowness} from './measureSlowness';
import type {Options, Site} from './readOptions';
import {serveCopy} from './serveCopy';
import {formatSummary, summarize, type Summary} from './summarize';
import {formatPageSummaries, summarizePages, type PageRow} from './summarizePages';

/** What the names of columns leave open. */
const notes = [
  'theme, menu, Ctrl+K: 4x slower CPU and slow 4G as in Lighthouse, from the first input after the first paint to its answer.',
  'LH: Lighthouse, mobile. All others: a wide window without throttling; response is to a click on the theme toggle.',
  'Bytes of HTML, CSS and JS are of their bodies; until paint and until idle all that comes, with headers.',
  'A dash: the page does not offer it.',
].join('\n');

interface ServedSite {
  readonly folder: string;
  readonly pages: readonly string[];
  readonly origin: string;
  readonly server: string;
  readonly rows: PageRow[];
}

/** A measurement that a page does not offer is undefined. */
function summarizeKnown(measured: readonly (number | undefined)[]): Summary | undefined {
  const known = measured.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : summarize(known);
}

const formatCell = (summary: Summary | undefined, digits?: number): string =>
  summary === undefined ? '–' : formatSummary(summary, digits);

/** Measures one page of each site, run by run in turns, so that a busy moment of the machine meets all of them. */
async function measureInTurns(
  urls: readonly string[],
  measurements: readonly Measurement[],
  runs: number,
): Promise<readonly PageRow['cells'][]> {
  const cells = urls.map((): PageRow['cells'][number][] => []);
  for (const {columns, measure} of measurements) {
    const measured = urls.map((): (readonly (number | undefined)[])[] => []);
    for (let run = 0; run < runs; run += 1)
      for (const [index, url] of urls.entries()) measured[index]!.push(await measure(url));
    for (const [index, own] of cells.entries())
      own.push(...columns.map((_, column) => summarizeKnown(measured[index]!.map((values) => values[column]))));
  }
  return cells;
}

async function serveSites(sites: readonly Site[], stops: (() => Promise<void>)[]): Promise<readonly ServedSite[]> {
  const served: ServedSite[] = [];
  for (const {folder, pages} of sites) {
    const {origin, server, stop} = await serveCopy(folder);
    stops.push(stop);
    served.push({folder, pages: pages === 'all' ? listPages(folder) : pages, origin, server, rows: []});
  }
  return served;
}

/**
 * Measures pages of built sites and prints a table with a row for each, then the worst of each column.
 * @throws Error when a folder holds no site, or a page does not answer
 */
export async function measureSites({sites, kinds, runs}: Options): Promise<void> {
  const executablePath = await provideBrowser();
  const stops: (() => Promise<void>)[] = [];
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic']});
  stops.push(() => browser.close());
  try {
    const served = await serveSites(sites, stops);
    const folders = served.map(({folder}) => folder).join(' and ');
    const servers = [...new Set(served.map(({server}) => server))].join(' and ');
    console.log(
      `${folders}, median of ${runs} (lowest–highest), ${browser.version()}, Node ${process.version}, ${servers}\n`,
    );
    const measurements = createMeasurements(browser, executablePath).filter(({kind}) => kinds.includes(kind));
    const columns = measurements.flatMap((measurement) => measurement.columns);
    const several = served.length > 1;
    const heads = [...(several ? ['site'] : []), 'page'];
    const names = columns.map(({name}) => name);
    console.log(
      `${notes}\n\n| ${[...heads, ...names].join(' | ')} |\n|${'---|'.repeat(heads.length)}${'--:|'.repeat(names.length)}`,
    );
    const slowness: number[] = [];
    for (let index = 0; index < Math.max(...served.map(({pages}) => pages.length)); index += 1) {
      slowness.push(await measureSlowness(browser));
      const having = served.flatMap((site) => site.pages.slice(index, index + 1).map((page) => ({site, page})));
      const urls = having.map(({site, page}) => site.origin + page);
      const measured = await measureInTurns(urls, measurements, runs);
      for (const [place, {site, page}] of having.entries()) {
        const cells = measured[place]!;
        site.rows.push({page, cells});
        const texts = cells.map((cell, column) => formatCell(cell, columns[column]?.digits));
        console.log(`| ${[...(several ? [site.folder] : []), page, ...texts].join(' | ')} |`);
      }
    }
    console.log(
      `\nThis machine, before each page: ${formatSummary(summarize(slowness), 1)} times the quiet one's time.`,
    );
    for (const {folder, rows} of served)
      if (rows.length > 1)
        console.log(`\n${several ? `${folder}\n\n` : ''}${formatPageSummaries(summarizePages(columns, rows))}`);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}
