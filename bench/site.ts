import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {createMeasurements} from './site/measurements';
import {growProject} from './site/growProject';
import {listPages} from './site/listPages';
import {measureSlowness} from './site/measureSlowness';
import {serveCopy} from './site/serveCopy';
import {formatSummary, summarize, type Summary} from './site/summarize';
import {formatPageSummaries, summarizePages, type PageRow} from './site/summarizePages';
import {timeBuild} from './site/timeBuild';
import {provideBrowser} from '../tests/browser/provideBrowser';

const {values} = parseArgs({
  options: {
    dir: {type: 'string', default: 'build'},
    pages: {type: 'string', default: '/,/docs/glossary,/docs/building-and-deploying/deploying,/docs/resources/apps'},
    runs: {type: 'string', default: '3'},
    build: {type: 'boolean', default: false},
    growth: {type: 'string', default: ''},
    'skip-pages': {type: 'boolean', default: false},
    'skip-visits': {type: 'boolean', default: false},
    'skip-answers': {type: 'boolean', default: false},
    'skip-clicks': {type: 'boolean', default: false},
    'skip-lighthouse': {type: 'boolean', default: false},
  },
});

/** What the names of columns leave open. */
const notes = [
  'theme, menu, Ctrl+K: 4x slower CPU and slow 4G as in Lighthouse, from the first input after the first paint to its answer.',
  'LH: Lighthouse, mobile. All others: a wide window without throttling; response is to a click on the theme toggle.',
  'A dash: the page does not offer it.',
].join('\n');

/** A measurement that a page does not offer is undefined. */
function summarizeKnown(measured: readonly (number | undefined)[]): Summary | undefined {
  const known = measured.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : summarize(known);
}

const formatCell = (summary: Summary | undefined, digits?: number): string =>
  summary === undefined ? '–' : formatSummary(summary, digits);

async function repeat<T>(runs: number, measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure());
  return results;
}

async function printPages(runs: number): Promise<void> {
  const executablePath = await provideBrowser();
  const {origin, server, stop} = await serveCopy(values.dir);
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic']});
  console.log(`npm run bench -- ${process.argv.slice(2).join(' ')}`);
  console.log(
    `${values.dir}, median of ${runs} (lowest–highest), ${browser.version()}, Node ${process.version}, ${server}\n`,
  );
  const slowness: number[] = [];
  try {
    const pages = values.pages === 'all' ? listPages(values.dir) : values.pages.split(',');
    const measurements = createMeasurements(browser, executablePath).filter(({name}) => !values[`skip-${name}`]);
    const columns = measurements.flatMap((measurement) => measurement.columns);
    const names = columns.map(({name}) => name);
    console.log(`${notes}\n\n| page | ${names.join(' | ')} |\n|---${'|--:'.repeat(names.length)}|`);
    const rows: PageRow[] = [];
    for (const page of pages) {
      const cells: PageRow['cells'][number][] = [];
      slowness.push(await measureSlowness(browser));
      for (const {columns: own, measure} of measurements) {
        const measured = await repeat(runs, () => measure(origin + page));
        cells.push(...own.map((_, index) => summarizeKnown(measured.map((values) => values[index]))));
      }
      rows.push({page, cells});
      console.log(`| ${page} | ${cells.map((cell, index) => formatCell(cell, columns[index]?.digits)).join(' | ')} |`);
    }
    console.log(
      `\nThis machine, before each page: ${formatSummary(summarize(slowness), 1)} times the quiet one's time.`,
    );
    if (pages.length > 1) console.log(`\n${formatPageSummaries(summarizePages(columns, rows))}`);
  } finally {
    await browser.close();
    await stop();
  }
}

async function main(): Promise<void> {
  const runs = Number(values.runs);
  if (!values['skip-pages']) await printPages(runs);
  if (values.build) await printBuilds(runs);
  if (values.growth) await printGrowth(values.growth.split(',').map(Number));
}

async function printBuilds(runs: number): Promise<void> {
  const builds = await repeat(runs, () => timeBuild());
  console.log('\n| build cold s | build warm s |\n|--:|--:|');
  const cells = (['cold', 'warm'] as const).map((kind) =>
    formatSummary(summarize(builds.map((build) => build[kind])), 1),
  );
  console.log(`| ${cells.join(' | ')} |`);
}

async function printGrowth(sizes: readonly number[]): Promise<void> {
  console.log('\n| pages | build cold s | build warm s | cold ms a page |\n|--:|--:|--:|--:|');
  for (const pages of sizes) {
    const {folder, remove} = growProject(pages);
    try {
      const {cold, warm} = await timeBuild(folder);
      console.log(`| ${pages} | ${cold.toFixed(1)} | ${warm.toFixed(1)} | ${((cold * 1000) / pages).toFixed(0)} |`);
    } finally {
      remove();
    }
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
