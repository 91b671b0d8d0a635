import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Leaves the client-side highlighter out of the bundles: see README.md. */
export default function buildTimePrism(): Plugin {
  return {
    name: 'build-time-prism',
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'emptyPrism.ts')}}}),
  };
}
