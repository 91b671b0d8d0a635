import {spawn} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

/** Cost of a build: seconds, user and system CPU seconds of all processes, and MiB of the largest process. */
export interface BuildCost {
  readonly seconds: number;
  readonly cpu: number;
  readonly memory: number;
}

/**
 * Builds a copy of this project.
 *
 * @param project directory of the copy
 * @param out output directory
 * @param lean value of the environment variable `LEAN`
 * @throws Error with the end of the output when the build fails
 */
export async function buildSite(project: string, out: string, lean = 'on'): Promise<BuildCost> {
  const usageFile = `${path.resolve(out)}.usage`;
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--out-dir', path.resolve(out)], {
    cwd: project,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: `--require=${path.join(__dirname, 'recordUsage.cjs')}`,
      BENCH_USAGE: usageFile,
      LEAN: lean,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`LEAN=${lean} doesn't build in ${project}:\n${output.slice(-4000)}`);
  const seconds = (performance.now() - started) / 1000;
  const usages = readFileSync(usageFile, 'utf8').trim().split('\n');
  rmSync(usageFile);
  const processes = usages.map((line) => JSON.parse(line) as Omit<BuildCost, 'seconds'>);
  return {
    seconds,
    cpu: processes.reduce((sum, {cpu}) => sum + cpu, 0),
    memory: Math.max(...processes.map(({memory}) => memory)),
  };
}
