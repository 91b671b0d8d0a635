/** Stylesheets of every page, in cascade order. */
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
