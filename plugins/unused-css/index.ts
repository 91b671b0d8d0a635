import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectWords} from './collectWords';
import {findAbsentParts} from './findAbsentParts';
import {removeUnusedCss} from './removeUnusedCss';
import {splitScripts} from './splitScripts';
import type {Compiler} from '../shared/Compiler';

/** In the generated folder: what was removed, for `tests/site/unusedCss.test.ts` to look for in the built pages. */
export const reportFile = 'removed-css.json';

/**
 * Removes the rules that no page of this site can use; of Infima, the theme's base, that is most.
 * The scripts hold every class that a page can ever have, since the pages are rendered from them.
 */
export default function unusedCss({generatedFilesDir}: LoadContext): Plugin {
  const bundlerPlugin = {
    apply(compiler: Compiler) {
      const {Compilation, sources} = compiler.webpack;
      compiler.hooks.compilation.tap('unused-css', (compilation) => {
        // After the minimizers, before the names of the files get the hashes of their content.
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
        compilation.hooks.processAssets.tap({name: 'unused-css', stage}, (assets) => {
          const files = Object.keys(assets);
          const read = (file: string) => assets[file]?.source().toString() ?? '';
          // The bundler's runtime names files, and no class.
          const named = files.filter((file) => file.endsWith('.js') && !file.includes('runtime~'));
          const scripts = splitScripts(named.map(read));
          const sheets = files.filter((file) => file.endsWith('.css'));
          const result = removeUnusedCss(sheets.map(read), collectWords(scripts), findAbsentParts(scripts));
          for (const [index, css] of result.sheets.entries())
            compilation.updateAsset(sheets[index]!, new sources.RawSource(css));
          writeFileSync(path.join(generatedFilesDir, reportFile), JSON.stringify(result.removed, null, 1));
        });
      });
    },
  };
  return {
    name: 'unused-css',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return {plugins: [bundlerPlugin]} as unknown as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
