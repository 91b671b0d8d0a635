import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Leaves TypeScript's runtime library out of the bundles: see README.md. */
export default function slimUtils(): Plugin {
  return {
    name: 'slim-utils',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {resolve: {alias: {'@docusaurus/utils-common$': path.join(__dirname, 'utilsCommon.ts')}}},
  };
}
