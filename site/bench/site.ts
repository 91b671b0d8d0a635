import {targets} from './site/budgets';
import {formatRows, formatWorst} from './site/formatRows';
import {measureBuilds} from './site/measureBuilds';
import {listColumns, measureSites} from './site/measureSites';
import {readOptions} from './site/readOptions';

const notes = `Medians (lowest–highest). kB are compressed bodies, until idle with headers and without prefetched links; response is to a
click on the color mode toggle right after the first paint. Score, LCP and TBT are Lighthouse's, on its mobile device.`;

async function main(): Promise<void> {
  const {sites, parts, runs, encoding} = readOptions(process.argv.slice(2));
  if (sites.length > 0) {
    const columns = listColumns(parts);
    const rows = await measureSites(sites, parts, runs, encoding);
    console.log(`${notes}\n\n${formatRows(columns, rows)}`);
    for (const {name, pages} of sites)
      if (pages.length > 1)
        console.log(
          `\n${name}\n\n${formatWorst(
            columns,
            rows.filter(({site}) => site === name),
          )}`,
        );
  }
  if (parts.includes('builds')) {
    await measureBuilds(runs);
    console.log(`\nTargets: cold at most ${targets.coldBuild} s, warm at most ${targets.warmBuild} s.`);
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
