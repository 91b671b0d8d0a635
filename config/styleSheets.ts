/** Parts of the stylesheet of all pages, in the order of the cascade. */
export const styleSheets = [
  'tokens',
  'framework',
  'base',
  'tables',
  'navbar',
  'sidebar',
  'elements',
  'reference',
  'footer',
  'search',
  'forced',
  'print',
].map((part) => `./src/css/${part}.css`);
