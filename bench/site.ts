import {targets} from './site/budgets';
import {growProject} from './site/growProject';
import {measureSites} from './site/measureSites';
import {readOptions} from './site/readOptions';
import {formatSummary, summarize} from './site/summarize';
import {timeBuild} from './site/timeBuild';

/** Prints a table of builds without and with caches, and what both should keep to. */
async function measureBuilds(runs: number): Promise<void> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const times = await timeBuild();
    cold.push(times.cold);
    warm.push(times.warm);
  }
  const format = (seconds: readonly number[]) => formatSummary(summarize(seconds), 1);
  console.log('\n| | build cold s | build warm s |\n|---|--:|--:|');
  console.log(`| median of ${runs} | ${format(cold)} | ${format(warm)} |`);
  console.log(`| target | at most ${targets.coldBuild} | at most ${targets.warmBuild} |`);
}

/** Prints a table of builds of copies of this project with more pages. */
async function measureGrowth(sizes: readonly number[]): Promise<void> {
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

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const options = readOptions(args);
  console.log(`npm run bench${args.length > 0 ? ` -- ${args.join(' ')}` : ''}`);
  if (options.sites.length > 0) await measureSites(options);
  if (options.builds) await measureBuilds(options.runs);
  if (options.growth.length > 0) await measureGrowth(options.growth);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
