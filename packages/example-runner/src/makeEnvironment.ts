import path from 'node:path';

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
  run: {dir: string; data: string; cache: string; ports: Readonly<Record<string, number>>},
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
