import {brand} from '@aloft/platform/brand';

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
