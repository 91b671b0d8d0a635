import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Keeps out of the browser what no page uses. `tests/site/leanClient.test.ts` fails when it comes back. */
export default function leanClient(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack: () => ({
      // The package's entry is a CommonJS module that asks for all of TypeScript's runtime, 4 kB.
      resolve: {alias: {'@docusaurus/utils-common$': path.join(__dirname, 'utilsCommon.ts')}},
      module: {
        rules: [
          {
            test: /docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/]docs-\w+\.json$/,
            type: 'json',
            use: path.join(__dirname, 'trimVersion.cjs'),
          },
        ],
      },
    }),
  };
}
