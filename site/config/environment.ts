import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {isObject} from '@aloft/platform/values';
import type {HostedSearch} from '@aloft/search/hosted';
import {DOCUSAURUS_VERSION} from '@docusaurus/utils';

/** First parts of the site's own paths, below the base URL. */
const taken = ['docs', 'img', 'markdown-page', 'schemas', 'search'];

/**
 * Reads the base URL of the site.
 *
 * @param setting the environment variable `BASE_URL`, such as `/docs-site/`; default `/`
 * @throws Error for a path at which Docusaurus can't serve the site
 */
export function readBaseUrl(setting = '/'): string {
  if (!/^\/(?:[\w.~-]+\/)*$/.test(setting))
    throw new Error(`BASE_URL: "${setting}" is not a path with a slash at both ends. Write it like /docs-site/.`);
  if (taken.some((name) => setting === `/${name}/`))
    throw new Error(
      `BASE_URL: "${setting}" is also where pages or files are below the base URL, so Docusaurus couldn't tell the two apart in links. Choose another path, such as /docs-site/.`,
    );
  return setting;
}

/**
 * Reads the time of each file's last commit by one call; Docusaurus would start git for each page.
 *
 * @param root top directory of a repository
 * @returns times by absolute path; undefined without git or in a shallow clone, where all files would have the time of
 * the newest commit
 */
export function readCommitTimes(root: string): ReadonlyMap<string, string> | undefined {
  const git = (...args: readonly string[]) =>
    spawnSync('git', args, {cwd: root, encoding: 'utf8', maxBuffer: 1e9}).stdout ?? '';
  if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return undefined;
  const times = new Map<string, string>();
  for (const commit of git('log', '--format=%x00%cI', '--name-only', '--no-renames', '--relative').split('\0')) {
    const [time = '', , ...files] = commit.trimEnd().split('\n');
    for (const file of files) if (!times.has(path.join(root, file))) times.set(path.join(root, file), time);
  }
  return times;
}

/**
 * Whether a page whose files can't be loaded shows the error with a button to retry, or else reloads.
 *
 * @param setting the environment variable `ROUTE_LOAD_FAILURE`: `retry`, the default, or `reload`
 * @throws Error for another value
 */
export function retriesRoutes(setting = 'retry'): boolean {
  if (setting !== 'retry' && setting !== 'reload')
    throw new Error(`ROUTE_LOAD_FAILURE: "${setting}" is unknown. Write retry or reload.`);
  return setting === 'retry';
}

/**
 * All parts of `@docusaurus/faster` but its HTML minifier, which leaves out end tags that the parsers of agents require,
 * and worker threads, each of which would minify the same inline scripts for every page.
 */
const parts = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  lightningCssMinimizer: true,
  mdxCrossCompilerCache: true,
  rspackBundler: true,
  rspackPersistentCache: true,
};

const isRenamed = !/^3\.\d\./.test(DOCUSAURUS_VERSION);

/** The option that turns on `@docusaurus/faster`. Docusaurus 3.10 renamed it and rejects the old name. */
export const enableFaster = () =>
  ({[isRenamed ? 'faster' : 'experimental_faster']: parts}) as {experimental_faster?: true};

function readOrigin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  if (url === undefined || !(url.protocol === 'https:' || isLocal) || url.pathname !== '/') {
    throw new Error(`${name}: "${text}" is not an origin over HTTPS. Write it like https://search-1.example.com.`);
  }
  return url.origin;
}

function readParameters(text: string): HostedSearch['parameters'] {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value as HostedSearch['parameters'];
  } catch {
    // Reported below, with the expected format.
  }
  throw new Error('SEARCH_PARAMETERS: write a JSON object of Typesense search parameters, such as {"num_typos":1}.');
}

/**
 * Reads the search cluster from the build's environment. Without `SEARCH_NODES`, the site uses only its embedded
 * index.
 * @throws Error that names a missing or malformed variable
 */
export function readHostedSearch(env: NodeJS.ProcessEnv): HostedSearch | undefined {
  const {SEARCH_NODES = '', SEARCH_NEAREST_NODE: nearest, SEARCH_API_KEY: apiKey} = env;
  const nodes = SEARCH_NODES.split(',').filter((node) => node.trim() !== '');
  if (nodes.length === 0) return undefined;
  if (!apiKey) throw new Error('SEARCH_API_KEY: SEARCH_NODES is set, so a search-only key is needed too.');
  return {
    nodes: [
      // The node behind a geographic load balancer is queried first.
      ...(nearest ? [readOrigin('SEARCH_NEAREST_NODE', nearest)] : []),
      ...nodes.map((node) => readOrigin('SEARCH_NODES', node.trim())),
    ],
    apiKey,
    collection: env.SEARCH_COLLECTION ?? 'aloft-docs',
    parameters: readParameters(env.SEARCH_PARAMETERS ?? '{}'),
  };
}
