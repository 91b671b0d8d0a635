import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {measureNavigation} from './site/measureNavigation';
import {measureVisit, type Visit} from './site/measureVisit';
import {runLighthouse, type Report} from './site/runLighthouse';
import {serveCopy} from './site/serveCopy';
import {formatSummary, summarize} from './site/summarize';
import {growProject} from './site/growProject';
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
    'skip-lighthouse': {type: 'boolean', default: false},
  },
});

const kilobytes = (bytes: number) => bytes / 1000;

/** Columns of the table: name, how to read a visit, digits. */
const visitColumns: readonly (readonly [string, (visit: Visit) => number | undefined, number])[] = [
  ['HTML kB', ({html}) => kilobytes(html), 1],
  ['CSS kB', ({css}) => kilobytes(css), 1],
  ['JS kB', ({js}) => kilobytes(js), 1],
  ['until paint kB', ({untilPaint}) => kilobytes(untilPaint), 1],
  ['until idle kB', ({all, ahead}) => kilobytes(all - ahead), 1],
  ['ahead for links kB', ({ahead}) => kilobytes(ahead), 1],
  ['requests', ({requests}) => requests, 0],
  ['elements', ({elements}) => elements, 0],
  ['CLS', ({shift}) => shift, 3],
  ['paint ms', ({paint}) => paint, 0],
  ['response ms', ({response}) => response, 0],
];
const reportColumns: readonly (readonly [string, (report: Report) => number, number])[] = [
  ['LH score', ({score}) => score, 0],
  ['LH LCP ms', ({lcp}) => lcp, 0],
  ['LH TBT ms', ({tbt}) => tbt, 0],
];

/** A line of a Markdown table. A measurement that a site does not offer is a dash. */
function formatCell(measured: readonly (number | undefined)[], digits: number): string {
  const known = measured.filter((value) => value !== undefined);
  return known.length === 0 ? '–' : formatSummary(summarize(known), digits);
}

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
  try {
    const names = [...visitColumns, ...reportColumns].map(([name]) => name);
    console.log(`| page | ${names.join(' | ')} | click to page ms |\n|---${'|--:'.repeat(names.length + 1)}|`);
    for (const page of values.pages.split(',')) {
      const visits = await repeat(runs, () => measureVisit(browser, origin + page));
      const reports = values['skip-lighthouse']
        ? []
        : await repeat(runs, () => runLighthouse(origin + page, executablePath));
      const clicks = await repeat(runs, () => measureNavigation(browser, origin + page));
      const cells = [
        ...visitColumns.map(([, read, digits]) => formatCell(visits.map(read), digits)),
        ...reportColumns.map(([, read, digits]) => formatCell(reports.map(read), digits)),
        formatCell(clicks, 0),
      ];
      console.log(`| ${page} | ${cells.join(' | ')} |`);
    }
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
    formatCell(
      builds.map((build) => build[kind]),
      1,
    ),
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
