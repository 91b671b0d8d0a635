import {pageComponents, pageStyles} from '../../markdown/page-components/pageComponents';

/** Folders of `src/components` whose code and rules only the pages get that use them. */
const ofFewPages = [...new Set(Object.values(pageComponents).map((module) => module.split('/').at(-2)!))];
/** Names of stylesheets in `src/css/parts`. */
const parts = [...new Set(Object.values(pageStyles).map((sheet) => sheet.split('/').at(-1)!.replace('.css', '')))];

/** Modules that every page of the docs needs, without those of other kinds of pages. */
const shared = [
  'theme-classic[\\\\/](?!.*[\\\\/](MDXPage|NotFound)[\\\\/])',
  'theme-common',
  'plugin-content-docs',
  '@mdx-js',
  'src[\\\\/]theme(?![\\\\/]NotFound)',
  `src[\\\\/]components(?![\\\\/](${[...ofFewPages, 'logo', 'home', 'icon', 'search', 'terminal'].join('|')}))`,
  'plugins[\\\\/]lean-client',
  'core[\\\\/]lib[\\\\/]client',
  // The sidebars, and what the plugin tells its pages.
  'docusaurus-plugin-content-docs[\\\\/]default[\\\\/](p[\\\\/]docs-|__plugin)',
];

/** A stylesheet of its own for what only some pages show. Docusaurus puts all others into one, with less priority. */
const ownSheet = (name: string, files: string) => ({
  name,
  type: 'css/mini-extract',
  test: new RegExp(`src[\\\\/](${files})[\\\\/.]`),
  chunks: 'all',
  enforce: true,
  priority: 60,
});

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
      // Comes with the search dialog's script, and with the search page.
      search: ownSheet('search', 'components[\\\\/]search'),
      // No page of the docs has anything of these two.
      home: ownSheet('home', 'components[\\\\/](home|terminal)'),
      ...Object.fromEntries(parts.map((part) => [part, ownSheet(part, `css[\\\\/]parts[\\\\/]${part}`)])),
      ...Object.fromEntries(ofFewPages.map((folder) => [folder, ownSheet(folder, `components[\\\\/]${folder}`)])),
    },
  },
} as const;
