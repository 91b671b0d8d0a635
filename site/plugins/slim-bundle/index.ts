import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

const at = (file: string) => path.join(__dirname, file);

/** Leaves code that pages don't use out of the browser bundle: see README.md. */
export default function slimBundle(): Plugin {
  return {
    name: 'slim-bundle',
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          'prism-react-renderer$': at('emptyPrism.ts'),
          ...(!isServer && {'@docusaurus/utils-common$': at('utilsCommon.ts')}),
        },
      },
      // React Router imports these for `withRouter`, which the site doesn't use.
      module: {
        rules: [{test: /[\\/]node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false}],
      },
    }),
  };
}
