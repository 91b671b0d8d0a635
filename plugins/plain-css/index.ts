import type {Plugin} from '@docusaurus/types';

/**
 * Leaves to the minifier what Docusaurus has PostCSS do before: new syntax and prefixes for the browsers of
 * package.json. One thing the minifier cannot, a fallback for `content: "…" / "…"`. Nor is a configuration of PostCSS
 * looked for beside each stylesheet.
 */
export default function plainCss(): Plugin {
  return {
    name: 'plain-css',
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: [require.resolve('@csstools/postcss-content-alt-text')],
    }),
  };
}
