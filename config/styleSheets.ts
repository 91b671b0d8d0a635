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
  'later',
  'footer',
  'early',
  'forced',
  'print',
].map((part) => `./src/css/${part}.css`);
