import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Root} from 'postcss';

const rewrite = {
  postcssPlugin: 'breakpoint',
  Once: (root: Root) => root.walkAtRules('media', (rule) => void (rule.params = rewriteBreakpoint(rule.params))),
};

const themeCommon = path.dirname(require.resolve('@docusaurus/theme-common'));

/** Makes the desktop breakpoint 996 px inclusive, and relative to the browser's font size: see README.md. */
export default function breakpoint(): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'breakpoint',
    configureWebpack: () => ({
      resolve: {
        alias: {[path.join(themeCommon, 'hooks/useWindowSize.js')]: path.join(__dirname, 'useWindowSize.ts')},
      },
    }),
    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      // Otherwise, PostCSS looks for a configuration file next to each style sheet.
      config: false,
      // `postcss-preset-env` takes seconds to load, and developers' browsers don't need it.
      plugins: [...plugins.filter((plugin) => isProduction || !String(plugin).includes('postcss-preset-env')), rewrite],
    }),
  };
}

/** Rewrites upstream's desktop breakpoint in the parameters of a media query: see README.md. */
export const rewriteBreakpoint = (parameters: string): string =>
  parameters
    .replace(/\(max-width:\s*996px\)/g, '(width < 62.25em)')
    .replace(/\(min-width:\s*997px\)/g, '(width >= 62.25em)');
