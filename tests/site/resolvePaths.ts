import path from 'node:path';
import type {Config} from '@docusaurus/types';

const resolve = <T>(name: T): T =>
  typeof name === 'string' && name.startsWith('./') ? (path.resolve(name) as T) : name;

/** A cache between builds would remember the generated files of another one. */
const withoutCache = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  mdxCrossCompilerCache: true,
  rspackBundler: true,
  rspackPersistentCache: false,
  ssgWorkerThreads: true,
};

/** The same configuration for a file in another directory: Docusaurus resolves local plugins relative to the configuration. */
export function resolvePaths(site: Config): Config {
  const plugins = (site.plugins ?? []).map((plugin) =>
    Array.isArray(plugin) ? ([resolve(plugin[0]), plugin[1]] as typeof plugin) : resolve(plugin),
  );
  return {
    ...site,
    future: {...site.future, experimental_faster: withoutCache},
    plugins,
    clientModules: (site.clientModules ?? []).map(resolve),
  };
}
