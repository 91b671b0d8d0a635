import path from 'node:path';
import type {Config} from '@docusaurus/types';
import site from '../../../docusaurus.config';
import {resolvePaths} from '../../site/resolvePaths';

const {plugins = [], themeConfig, ...rest} = resolvePaths(site);
const here = (name: string) => path.join(__dirname, name);
const contents: Readonly<Record<string, object>> = {
  '@docusaurus/plugin-content-docs': {path: here('docs'), sidebarPath: here('sidebars.ts')},
  '@docusaurus/plugin-content-pages': {path: here('pages')},
};

/** The site's build with a few pages that use every element, and with options that the site itself doesn't use. */
const config: Config = {
  ...rest,
  baseUrl: '/options/',
  trailingSlash: true,
  // The not-found page links to pages of the site itself.
  onBrokenLinks: 'ignore',
  plugins: [
    ...plugins.map((plugin) =>
      Array.isArray(plugin) && String(plugin[0]) in contents
        ? ([plugin[0], {...(plugin[1] as object), ...contents[String(plugin[0])]}] as [string, object])
        : plugin,
    ),
    [
      require.resolve('@docusaurus/plugin-content-blog'),
      {path: here('blog'), showReadingTime: true, blogSidebarCount: 'ALL'},
    ],
  ],
  themeConfig: {
    ...themeConfig,
    announcementBar: undefined,
    navbar: {
      title: 'Options',
      style: 'dark',
      items: [
        {type: 'docSidebar', sidebarId: 'main', label: 'Docs'},
        {to: '/blog', label: 'Blog'},
        {type: 'search', position: 'right'},
      ],
    },
    footer: {style: 'dark', links: [{label: 'Elements', to: '/docs/elements'}], copyright: 'A simple footer.'},
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: false, disableSwitch: true},
    docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  },
};

export default config;
