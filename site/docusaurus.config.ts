import {join} from 'node:path';
import type {Config} from '@docusaurus/types';
import {enableFaster, hasGitHistory, readBaseUrl, readHostedSearch, searchPagePath} from './config/environment';
import {announcementBar, footer, navbar} from './config/theme';
import {createFrontMatterParser, rehypePlugins as createRehypePlugins, remarkPlugins} from '@aloft/content/markdown';
import {brand} from '@aloft/platform/brand';
import {pageTemplate} from './plugins/page-assets/pageTemplate';
import sidebars from './sidebars';

const root = join(__dirname, '..');
const baseUrl = readBaseUrl(process.env.BASE_URL);
const beforeDefaultRemarkPlugins = remarkPlugins(root);
/** Whether to build with the departures from plain Docusaurus that ARCHITECTURE.md lists. */
const isLean = process.env.LEAN !== 'off';
const rehypePlugins = createRehypePlugins();
const editUrl = `${brand.sourceUrl}/edit/main/site/`;

const config: Config = {
  title: brand.name,
  tagline: brand.tagline,
  titleDelimiter: '|',
  favicon: 'img/favicon.svg',
  url: brand.docsUrl,
  baseUrl,
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'warn',
  onBrokenAnchors: 'warn',
  i18n: {defaultLocale: 'en', locales: ['en']},
  customFields: {hostedSearch: readHostedSearch(process.env)},
  ssrTemplate: isLean ? pageTemplate : undefined,
  // The framework's banner covers only the home page; `plugins/pre-hydration` shows one on every page.
  baseUrlIssueBanner: false,
  future: {
    ...enableFaster(),
    // `true` would also enable the flags of later versions. One adds a namespace to the key `theme`, which the
    // specification prescribes.
    v4: {removeLegacyPostBuildHeadAttribute: true},
  },
  markdown: {
    format: 'detect',
    mermaid: false,
    parseFrontMatter: createFrontMatterParser(root, Object.keys(sidebars)),
  },
  clientModules: [
    './src/components/client-modules/fontsClientModule.ts',
    './src/components/client-modules/progressBarClientModule.ts',
    './src/components/client-modules/linkTargetClientModule.ts',
    './src/components/client-modules/revealTargetClientModule.ts',
    './src/components/client-modules/referenceEntriesClientModule.ts',
    './src/components/client-modules/resumeTerminalClientModule.ts',
    './src/components/client-modules/tocClientModule.ts',
    './src/components/client-modules/webMcpClientModule.ts',
  ],
  plugins: [
    // First, because its message about a guide without a page names the record.
    './plugins/guides.ts',
    [
      '@docusaurus/plugin-content-docs',
      {
        path: '../docs',
        routeBasePath: 'docs',
        sidebarPath: './sidebars.ts',
        lastVersion: 'current',
        versions: {current: {label: 'Next'}},
        editUrl,
        // On translated pages, "Edit this page" links to the translation.
        editLocalizedFiles: true,
        // The development server would show a fake date.
        showLastUpdateTime: process.env.NODE_ENV === 'production' && hasGitHistory(__dirname),
        beforeDefaultRemarkPlugins,
        rehypePlugins,
      },
    ],
    [
      '@docusaurus/plugin-content-pages',
      {editUrl, editLocalizedFiles: true, beforeDefaultRemarkPlugins, rehypePlugins},
    ],
    isLean && './plugins/slim-bundle/index.ts',
    isLean && './plugins/page-assets/index.ts',
    './plugins/breakpoint/index.ts',
    './plugins/pre-hydration/index.ts',
    './plugins/siteTexts.ts',
    './plugins/schemas.ts',
    './plugins/samples.ts',
    './plugins/terminal.ts',
    './plugins/checkNavigation.ts',
    './plugins/builtPages.ts',
    ['./plugins/search.ts', {searchPage: searchPagePath}],
    ['./plugins/route-load-failure/index.ts', {onFailure: process.env.ROUTE_LOAD_FAILURE ?? 'retry'}],
    ['@docusaurus/plugin-sitemap', {ignorePatterns: ['/search']}],
  ],
  themes: [['@docusaurus/theme-classic', {customCss: './src/css/index.css'}]],
  headTags: [{tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}}],
  themeConfig: {
    announcementBar,
    navbar,
    footer,
    prism: {theme: {plain: {}, styles: []}},
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: true, disableSwitch: false},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 6},
  },
};

export default config;
