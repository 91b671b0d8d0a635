/** Modules that every page of the docs needs: the theme's, without those of other kinds of pages, and the sidebars. */
const shared = [
  'theme-classic[\\\\/](?!.*[\\\\/](MDXPage|NotFound)[\\\\/])',
  'theme-common',
  'plugin-content-docs',
  '@mdx-js',
  'src[\\\\/]theme(?![\\\\/]NotFound)',
  'default[\\\\/]p[\\\\/]docs-',
];

/** How the browser's modules are put into files, for Rspack. */
export const optimization = {
  // A file's name is its number, so that the runtime needs no table from the one to the other.
  chunkIds: 'named',
  splitChunks: {
    cacheGroups: {
      // One file in the place of ten: fewer requests, and gzip finds more that is alike.
      docs: {
        name: 'docs',
        test: new RegExp(`[\\\\/](${shared.join('|')})`),
        chunks: 'async',
        enforce: true,
        priority: 45,
      },
    },
  },
} as const;
