import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Module} from 'webpack';
import type {BundlerPlugin} from '../shared/BundlerPlugin';
import {findPackageRoot} from './findPackageRoot';
import {formatLicenses} from './formatLicenses';
import {readPackage} from './readPackage';

/** Packages that plugins copy from, so the bundler doesn't know them: `plugins/guides` draws logos. */
const copied = ['simple-icons'];

/** Files of a module and of the modules that the bundler merged into it. */
function listFiles(module: Module & {readonly modules?: Iterable<Module>}): readonly string[] {
  const file = module.nameForCondition();
  return [...(file ? [file] : []), ...[...(module.modules ?? [])].flatMap(listFiles)];
}

/**
 * Publishes `third-party-licenses.txt`: the packages whose code or styles the browser loads, with version, license and
 * license text. The list comes from the modules of the bundle, so it has no package that only the build uses.
 */
export default function licenses({siteDir}: LoadContext): Plugin {
  const listPackages: BundlerPlugin = {
    apply(compiler) {
      const {Compilation, sources} = compiler.webpack;
      compiler.hooks.thisCompilation.tap('licenses', (compilation) => {
        const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tap({name: 'licenses', stage}, () => {
          const modules = [...compilation.chunks].flatMap((chunk) => [
            ...compilation.chunkGraph.getChunkModulesIterable(chunk),
          ]);
          const roots = new Set([
            ...[...new Set(modules)].flatMap(listFiles).flatMap((file) => findPackageRoot(file) ?? []),
            ...copied.map((name) => path.join(siteDir, 'node_modules', name)),
          ]);
          const text = formatLicenses([...roots].map(readPackage));
          compilation.emitAsset('third-party-licenses.txt', new sources.RawSource(text));
        });
      });
    },
  };
  return {
    name: 'licenses',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production' ? {} : {plugins: [listPackages]},
  };
}
