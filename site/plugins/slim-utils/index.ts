import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Leaves unused code out of the browser bundle: see README.md. */
export default function slimUtils(): Plugin {
  return {
    name: 'slim-utils',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            resolve: {alias: {'@docusaurus/utils-common$': path.join(__dirname, 'utilsCommon.ts')}},
            // React Router imports these for `withRouter`, which the site doesn't use.
            module: {
              rules: [{test: /[\\/]node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false}],
            },
          },
  };
}
