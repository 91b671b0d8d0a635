import type {Plugin} from '@docusaurus/types';
import type {Compiler} from '../shared/Compiler';
import {findRuntime} from '../shared/findRuntime';
import {hideHashes, type HiddenHashes} from './hideHashes';

const bundlerPlugin = {
  apply(compiler: Compiler) {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.compilation.tap('stable-runtime', (compilation) => {
      const minify = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      let hidden: HiddenHashes | undefined;
      compilation.hooks.processAssets.tap({name: 'stable-runtime', stage: minify - 1}, (assets) => {
        const file = findRuntime(assets);
        hidden = hideHashes(assets[file]!.source().toString());
        if (hidden.count === 0) throw new Error('The runtime holds no table of hashes: see plugins/stable-runtime');
        compilation.updateAsset(file, new sources.RawSource(hidden.source));
      });
      compilation.hooks.processAssets.tap({name: 'stable-runtime', stage: minify + 1}, (assets) => {
        const file = findRuntime(assets);
        compilation.updateAsset(file, new sources.RawSource(hidden!.restore(assets[file]!.source().toString())));
      });
    });
  },
};

/**
 * Makes a build with a cache write what one without writes. Rspack puts provisional hashes into the runtime, which
 * differ between the two; the minifier names variables by how often a letter occurs, and so named them otherwise.
 */
export default function stableRuntime(): Plugin {
  return {
    name: 'stable-runtime',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {plugins: [bundlerPlugin]} as unknown as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
