import path from 'node:path';
import {chmodSync, cpSync, mkdirSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {listSampleFiles} from '@aloft/content/samples';

/** Variables of npm, CI and test runners, which change an example's behavior: srvx stops gracefully only without CI. */
const foreign =
  /^(npm_(lifecycle|package|execpath|node_execpath|command|config_(local_prefix|loglevel|noproxy|init_module|global_prefix|prefix|node_gyp|user_agent|npm_version))|INIT_CWD$|NODE_ENV$|NODE_OPTIONS$|NODE_PATH$|VITEST|TEST$|CI$|MODE$|DEV$|PROD$|SSR$|BASE_URL$|PORT$|VIRTUAL_ENV$)/;

/** Replaces `${NAME}` with the variable's value. Unknown names are kept, so that a failing command shows them. */
export function substitute(text: string, variables: Readonly<Record<string, string | undefined>>): string {
  return text.replace(/\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g, (whole, name: string) => variables[name] ?? whole);
}

/**
 * Environment of an example's steps: the runner's own without variables of npm and the test runner, then `DIR` (the
 * copy of the example), `DATA` (an empty directory that replaces its volume), `CACHE` (a directory that is kept between
 * runs, for downloads that package clients don't cache), the ports, and the example's `env` in order.
 */
export function makeEnvironment(
  base: NodeJS.ProcessEnv,
  run: Omit<Run, 'root'>,
  env: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [name, value] of Object.entries(base))
    if (value !== undefined && !foreign.test(name)) result[name] = value;
  result.PATH = (result.PATH ?? '')
    .split(path.delimiter)
    .filter((entry) => !/node_modules\/(\.bin|.*node-gyp-bin)$/.test(entry))
    .join(path.delimiter);
  result.DIR = run.dir;
  result.DATA = run.data;
  result.CACHE = run.cache;
  for (const [name, port] of Object.entries(run.ports)) result[name] = String(port);
  for (const [name, value] of Object.entries(env)) result[name] = substitute(value, result);
  return result;
}

/** Directories and ports of one run. */
export interface Run extends ReturnType<typeof copyExample> {
  readonly cache: string;
  readonly ports: Readonly<Record<string, number>>;
}

/**
 * Creates a temporary directory `root` with a copy of an example in `dir` and an empty directory `data`. It copies
 * tracked files, so that others don't affect the test.
 * @throws Error if git tracks no files there
 */
export function copyExample(directory: string) {
  const tracked = listSampleFiles(directory);
  if (!tracked.length) throw new Error(`git tracks no file in ${directory}: run git add there`);
  const root = mkdtempSync(path.join(tmpdir(), 'aloft-example-'));
  chmodSync(root, 0o755); // a server may run as another user
  const dir = path.join(root, 'app');
  const data = path.join(root, 'data');
  mkdirSync(dir);
  mkdirSync(data);
  for (const file of tracked) cpSync(path.join(directory, file), path.join(dir, file), {verbatimSymlinks: true});
  return {root, dir, data};
}
