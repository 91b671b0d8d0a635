import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {enableFaster} from '../../config/environment';

const site = path.resolve(__dirname, '../..');
const resolve = <T>(name: T): T =>
  typeof name === 'string' && name.startsWith('./') ? (path.join(site, name) as T) : name;

/** Adapts a configuration to another directory, because Docusaurus resolves local plugins relative to its file. */
export function resolvePaths(config: Config): Config {
  const plugins = (config.plugins ?? []).map((plugin) =>
    Array.isArray(plugin) ? ([resolve(plugin[0]), plugin[1]] as typeof plugin) : resolve(plugin),
  );
  return {
    ...config,
    // The cache would contain the generated files of another build.
    future: {...config.future, ...enableFaster({rspackPersistentCache: false})},
    plugins,
    clientModules: (config.clientModules ?? []).map(resolve),
  };
}
