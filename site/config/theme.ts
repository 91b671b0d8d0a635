import {brand} from '@aloft/platform/brand';

/**
 * Whether readers can close the announcement bar. The specification allows both. By default they can, and the browser
 * remembers it until the id changes. `ANNOUNCEMENT_CLOSABLE=false` builds the other variant.
 */
const isCloseable = process.env.ANNOUNCEMENT_CLOSABLE !== 'false';

/** The bar above the navbar. With a new id, it reappears for readers who closed it. */
export const announcementBar = {
  id: 'work_in_progress',
  content: `These docs are a work in progress. Questions? <a href="${brand.chatUrl}">Join the community chat</a>.`,
  backgroundColor: 'var(--al-accent-soft)',
  textColor: 'var(--al-ink)',
  isCloseable,
};

/** Items of the top bar, left to right. */
export const navbar = {
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
};

/** Link columns, logo and copyright line at the end of every page. */
export const footer = {
  style: 'light' as const,
  logo: {alt: `${brand.name}`, src: 'img/wordmark.svg', srcDark: 'img/wordmark-dark.svg', href: '/'},
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
};
