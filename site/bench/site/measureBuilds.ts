import {rmSync} from 'node:fs';
import path from 'node:path';
import {copyProject} from '../../tests/builds/copyProject';
import {buildSite} from './buildSite';
import {formatMedian} from './median';

/** Builds the project once without caches and once with caches. */
async function buildTwice(lean: string) {
  const {directory, remove} = copyProject();
  const out = path.join(directory, 'build');
  try {
    const cold = await buildSite(directory, out, lean);
    const warm = await buildSite(directory, out, lean);
    return {cold, warm};
  } finally {
    remove();
    rmSync(`${out}.usage`, {force: true});
  }
}

/** Prints the cost of builds, with and without the departures from Docusaurus. CPU and memory are those of the cold build. */
export async function measureBuilds(runs: number): Promise<void> {
  const head = ['LEAN', 'cold s', 'warm s', 'CPU s', 'peak MiB'];
  console.log(`\n| ${head.join(' | ')} |\n|${'--:|'.repeat(head.length)}`);
  const builds = ['on', 'off'].map((lean) => ({lean, costs: [] as Awaited<ReturnType<typeof buildTwice>>[]}));
  for (let run = 0; run < runs; run += 1) for (const {lean, costs} of builds) costs.push(await buildTwice(lean));
  for (const {lean, costs} of builds) {
    const seconds = (kind: 'cold' | 'warm') =>
      formatMedian(
        costs.map((cost) => cost[kind].seconds),
        1,
      );
    const cpu = costs.map(({cold}) => cold.cpu);
    const memory = formatMedian(costs.map(({cold}) => cold.memory));
    console.log(`| ${[lean, seconds('cold'), seconds('warm'), formatMedian(cpu, 1), memory].join(' | ')} |`);
  }
}
