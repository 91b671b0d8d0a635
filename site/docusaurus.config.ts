import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {Config, PluginModule} from '@docusaurus/types';
import {enableFaster, readBaseUrl, readCommitTimes, readHostedSearch, retriesRoutes} from './config/environment';
import {rehypePlugins, remarkPlugins} from '@aloft/content/markdown';
import {brand} from '@aloft/platform/brand';
import breakpoint from './plugins/breakpoint';
import builtPages from './plugins/builtPages';
import downloads from './plugins/downloads';
import guides from './plugins/guides';
import pageAssets, {pageTemplate} from './plugins/page-assets';
import preHydration from './plugins/pre-hydration';
import routeLoadFailure from './plugins/route-load-failure';
import search from './plugins/search';
import siteTexts from './plugins/siteTexts';
import slimBundle from './plugins/slim-bundle';
import terminal, {keepFences} from './plugins/terminal';

const root = join(__dirname, '..');
const clientModules = './src/components/client-modules';
const baseUrl = readBaseUrl(process.env.BASE_URL);
/** Whether to build with the departures from plain Docusaurus that ARCHITECTURE.md lists. */
const isLean = process.env.LEAN !== 'off';
// The development server would show a fake date.
const commitTimes = process.env.NODE_ENV === 'production' ? readCommitTimes(root) : undefined;
/** Options of the plugins for pages. */
const content = {
  editUrl: `${brand.sourceUrl}/edit/main/site/`,
  // On translated pages, "Edit this page" links to the translation.
  editLocalizedFiles: true,
  beforeDefaultRemarkPlugins: remarkPlugins(root, keepFences),
  rehypePlugins: rehypePlugins(),
};

const config: Config = {
  title: brand.name,
  tagline: brand.tagline,
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
  future: enableFaster(),
  markdown: {
    format: 'detect',
    parseFrontMatter: async (file) => {
      const {content, frontMatter} = await file.defaultParseFrontMatter(file);
      const date = commitTimes?.get(file.filePath);
      return {content, frontMatter: {...(date && {last_update: {date}}), ...frontMatter}};
    },
  },
  // Relative paths, because the browser bundle contains them.
  clientModules: readdirSync(join(__dirname, clientModules)).map((file) => `${clientModules}/${file}`),
  plugins: [
    // Knip would call a function that isn't in an array. The first names the record of a guide without a page.
    [guides as PluginModule, {}],
    [
      '@docusaurus/plugin-content-docs',
      {
        ...content,
        path: '../docs',
        sidebarPath: './sidebars.ts',
        lastVersion: 'current',
        versions: {current: {label: 'Next'}},
        showLastUpdateTime: commitTimes !== undefined,
      },
    ],
    ['@docusaurus/plugin-content-pages', content],
    isLean && [slimBundle, {}],
    isLean && [pageAssets, {}],
    [breakpoint, {}],
    [preHydration as PluginModule, {}],
    [siteTexts, {}],
    [downloads, {}],
    [terminal, {}],
    // The development server doesn't have the files.
    process.env.NODE_ENV === 'production' && [builtPages, {}],
    [search, {}],
    retriesRoutes(process.env.ROUTE_LOAD_FAILURE) && [routeLoadFailure, {}],
    ['@docusaurus/plugin-sitemap', {ignorePatterns: ['/search']}],
  ],
  themes: [['@docusaurus/theme-classic', {customCss: './src/css/index.css'}]],
  headTags: [{tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}}],
  themeConfig: {
    metadata: [{name: 'twitter:card', content: 'summary_large_image'}],
    announcementBar: {
      id: 'work_in_progress',
      content: `These docs are a work in progress. Questions? <a href="${brand.chatUrl}">Join the community chat</a>.`,
      backgroundColor: 'var(--al-accent-soft)',
      textColor: 'var(--al-ink)',
      // Readers can close the bar by default, and the browser remembers it until the id changes.
      isCloseable: process.env.ANNOUNCEMENT_CLOSABLE !== 'false',
    },
    navbar: {
      hideOnScroll: true,
      logo: {alt: `${brand.name} home`, src: 'img/symbol.svg', srcDark: 'img/symbol-dark.svg', width: 32, height: 32},
      items: [
        {type: 'docSidebar', sidebarId: 'documentation', label: 'Documentation', position: 'left'},
        {type: 'docSidebar', sidebarId: 'guides', label: 'Guides & Samples', position: 'left'},
        {type: 'docSidebar', sidebarId: 'sdks', label: 'SDKs', position: 'left'},
        {type: 'search', position: 'right'},
        {type: 'docsVersionDropdown', position: 'right'},
        {type: 'localeDropdown', position: 'right'},
        {label: 'GitHub', href: brand.sourceUrl, position: 'right', className: 'al-nav-github'},
      ],
    },
    footer: {
      links: [
        {
          title: 'Learn',
          items: [
            {label: 'Getting Started', to: '/docs/getting-started/installing-the-cli'},
            {label: 'Deploying a static site', to: '/docs/getting-started/deploying-a-static-site'},
            {label: 'Tutorials', to: '/docs/getting-started/deploying-an-existing-app'},
          ],
        },
        {
          title: 'Community',
          items: [
            {label: 'Community chat', href: brand.chatUrl},
            {label: 'GitHub', href: brand.sourceUrl},
            {label: 'Report an issue', href: `${brand.sourceUrl}/issues`},
            {label: 'About this site', to: '/markdown-page'},
          ],
        },
        {
          title: 'Platform',
          items: [
            {label: 'Web console', href: brand.consoleUrl},
            {label: 'Security', to: '/docs/security'},
            {label: 'Glossary', to: '/docs/glossary'},
          ],
        },
      ],
      copyright: `Copyright © ${new Date().getFullYear()} ${brand.name}.`,
    },
    prism: {theme: {plain: {}, styles: []}},
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: true, disableSwitch: false},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 6},
  },
};

export default config;
