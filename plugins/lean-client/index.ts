import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from '../shared/Compiler';
import {findRuntime} from '../shared/findRuntime';
import {optimization} from './optimization';
import {markupPatches, patches, type Patch} from './patches';
import {moduleSubstitutes, substitutes} from './substitutes';
import {trimRuntime} from './trimRuntime';

const loader = (file: string) => path.join(__dirname, file);

const createRule = ({file, changes}: Patch) => ({
  test: file,
  enforce: 'pre' as const,
  use: [{loader: loader('patch.cjs'), options: {changes}}],
});

const runtimePlugin = {
  apply(compiler: Compiler) {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.compilation.tap('lean-client', (compilation) => {
      // After the minimizers, before the names of the files get the hashes of their content.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({name: 'lean-client', stage}, (assets) => {
        const file = findRuntime(assets);
        compilation.updateAsset(file, new sources.RawSource(trimRuntime(assets[file]!.source().toString())));
      });
    });
  },
};

/** Keeps out of the browser what no page uses. `tests/site/leanClient.test.ts` fails when it comes back. */
export default function leanClient({generatedFilesDir}: LoadContext): Plugin {
  const rules = [
    {
      test: /docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/]docs-\w+\.json$/,
      type: 'json',
      use: loader('trimVersion.cjs'),
    },
    ...markupPatches.map(createRule),
  ];
  const clientRules = [
    {test: path.join(generatedFilesDir, 'docusaurus.config.mjs'), use: loader('trimSiteConfig.cjs')},
    {test: path.join(generatedFilesDir, 'registry.js'), use: loader('trimRegistry.cjs')},
  ];
  return {
    name: 'lean-client',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {module: {rules}};
      if (process.env.NODE_ENV !== 'production') return {module: {rules: [...rules, ...clientRules]}};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        resolve: {alias: substitutes},
        optimization,
        module: {rules: [...rules, ...clientRules, ...patches.map(createRule)]},
        plugins: [
          runtimePlugin,
          ...moduleSubstitutes.map(
            ({within, request, by}) =>
              new NormalModuleReplacementPlugin(request, (asked: {context: string; request: string}) => {
                if (within.test(asked.context)) asked.request = by;
              }),
          ),
        ],
      } as unknown as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
