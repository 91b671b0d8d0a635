import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the theme's client-side highlighter out of the bundles. Code is highlighted in the build,
 * but theme-classic 3.8.1 imports Prism in a client module that cannot be overridden.
 * `tests/site/prism.test.ts` fails when an upgrade brings it back.
 */
export default function noClientPrism(): Plugin {
  return {
    name: 'no-client-prism',
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': join(__dirname, 'emptyPrism.ts')}}}),
  };
}
