import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {departures, readDepartures} from '../config/departures';
import {buildSite} from './site/buildSite';
import {growProject} from './site/growProject';
import {measureSites, type Row} from './site/measureSites';
import {formatMedian, median} from './site/median';
import type {Site} from './site/readOptions';

/** A typical page and the longest one. */
const pages = ['/docs/guides-and-samples/languages/javascript/nextjs', '/docs/resources/machines'];
const weights = ['HTML + CSS kB', 'JS kB', 'until idle kB'];
const times = ['LCP ms', 'TBT ms', 'click to page ms'];

/** A Markdown table with a row for each variant, and the difference to the first variant. */
function formatVariants(rows: readonly Row[], variants: readonly string[], columns: readonly string[]): string {
  const total = (row: Row | undefined) => median(row?.values.get('until idle kB') ?? []) ?? NaN;
  const lines = pages.flatMap((page) => {
    const ofPage = rows.filter((row) => row.page === page);
    const compared = ofPage.find(({site}) => site === variants[0]);
    return variants.map((variant) => {
      const row = ofPage.find(({site}) => site === variant);
      const cells = columns.map((name) => formatMedian(row?.values.get(name) ?? [], weights.includes(name) ? 1 : 0));
      return `| ${[page, `LEAN=${variant}`, ...cells, (total(row) - total(compared)).toFixed(1)].join(' | ')} |`;
    });
  });
  const head = `| page | build | ${columns.join(' | ')} | more kB |\n|---|---|${'--:|'.repeat(columns.length + 1)}`;
  return [head, ...lines].join('\n');
}

/**
 * Builds the site without each departure and without all of them, then prints how much two pages load. `--visits` also
 * measures LCP, TBT and click times, with `--runs` interleaved runs. `--variants` specifies the values of `LEAN` to
 * build, of which the first one is the baseline.
 */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      visits: {type: 'boolean', default: false},
      runs: {type: 'string', default: '3'},
      variants: {type: 'string', multiple: true, default: ['on', ...departures, 'off']},
    },
  });
  values.variants.forEach((variant) => readDepartures(variant));
  const {directory, remove} = growProject();
  const out = mkdtempSync(path.join(tmpdir(), 'bench-ablation-'));
  try {
    const sites: Site[] = [];
    for (const variant of values.variants) {
      const site = path.join(out, variant);
      await buildSite(directory, site, variant);
      sites.push({name: variant, directory: site, pages});
    }
    // One run is enough, because bytes don't vary between visits.
    // In gzip, as the condition for departures.
    const rows = [...(await measureSites(sites, ['visits'], 1, 'gzip'))];
    if (values.visits)
      for (const row of await measureSites(sites, ['lighthouse', 'clicks'], Number(values.runs))) {
        const index = rows.findIndex(({site, page}) => site === row.site && page === row.page);
        rows[index] = {...row, values: new Map([...rows[index]!.values, ...row.values])};
      }
    console.log(formatVariants(rows, values.variants, values.visits ? [...weights, ...times] : weights));
  } finally {
    remove();
    rmSync(out, {recursive: true, force: true});
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
