import {brand} from '@aloft/platform/brand';

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
