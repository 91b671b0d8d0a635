import type {Plugin} from '@docusaurus/types';
import type {Asset} from 'webpack';
import type {BundlerPlugin} from '../shared/BundlerPlugin';
import {removeUnusedCss} from './removeUnusedCss';

const bundlerPlugin: BundlerPlugin = {
  apply(compiler) {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.compilation.tap('purge-css', (compilation) => {
      // After the minimizers, before file names get the hashes of their content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tapPromise({name: 'purge-css', stage}, async () => {
        const list = (ending: string) => compilation.getAssets().filter(({name}) => name.endsWith(ending));
        const read = (asset: Readonly<Asset>) => asset.source.source().toString();
        function* readScripts() {
          for (const asset of list('.js')) yield read(asset);
        }
        const sheets = await removeUnusedCss(
          new Map(list('.css').map((asset) => [asset.name, read(asset)])),
          readScripts(),
        );
        for (const [name, css] of sheets) compilation.updateAsset(name, new sources.RawSource(css));
      });
    });
  },
};

/** Removes CSS that the site can't use: see README.md. */
export default function purgeCss(): Plugin {
  return {
    name: 'purge-css',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production' ? {} : {plugins: [bundlerPlugin]},
  };
}
