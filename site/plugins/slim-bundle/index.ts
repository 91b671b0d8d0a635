import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Root} from 'postcss';

const at = (file: string) => path.join(__dirname, file);

/** Classes of Infima that neither the theme nor the site uses. */
export const unusedClasses =
  /\.(avatar|badge--[^s]|button|card|col--[14579]|hero|margin-horiz|navbar--[dp]|navbar__search|padding-(horiz|left|right|vert)|pagination(?!-nav)|pills|shadow|text--[^clt])/;
const unusedVariables =
  /^--ifm-(avatar|button(?!-font-weight)|card|hero|navbar-search|pagination(?!-nav)|pills|color-.*-(darker|darkest|light|lighter|lightest)$)/;

const slimInfima = {
  postcssPlugin: 'slim-infima',
  Once(root: Root) {
    if (!/[\\/]infima[\\/]/.test(root.source?.input.file ?? '')) return;
    root.walkRules(unusedClasses, (rule) => {
      const used = rule.selectors.filter((selector) => !unusedClasses.test(selector));
      if (used.length > 0) rule.selectors = used;
      else rule.remove();
    });
    root.walkDecls(unusedVariables, (declaration) => {
      declaration.remove();
    });
  },
};

/** Leaves code that pages don't use out of the browser bundle: see README.md. */
export default function slimBundle(): Plugin {
  return {
    name: 'slim-bundle',
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, slimInfima]}),
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          'prism-react-renderer$': at('emptyPrism.ts'),
          ...(!isServer && {'@docusaurus/utils-common$': at('utilsCommon.ts')}),
        },
      },
      // React Router imports these for `withRouter`, which the site doesn't use.
      module: {
        rules: [
          {test: /[\\/]node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false},
          ...(isServer ? [] : [{test: /platform[\\/]src[\\/](states|metrics)\.ts$/, use: at('dropTexts.cjs')}]),
        ],
      },
    }),
  };
}
