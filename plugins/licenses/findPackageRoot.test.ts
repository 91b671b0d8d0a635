import {expect, it} from 'vitest';
import {findPackageRoot} from './findPackageRoot';

it.each([
  ['/site/node_modules/react/cjs/react.production.js', '/site/node_modules/react'],
  ['/site/node_modules/@docusaurus/core/lib/client/App.js', '/site/node_modules/@docusaurus/core'],
  [
    '/site/node_modules/path-to-regexp/node_modules/isarray/index.js',
    '/site/node_modules/path-to-regexp/node_modules/isarray',
  ],
  ['C:\\site\\node_modules\\clsx\\dist\\clsx.mjs', 'C:\\site\\node_modules\\clsx'],
])('finds the package of %s', (file, root) => {
  expect(findPackageRoot(file)).toBe(root);
});

it("doesn't find one for the project's own files", () => {
  expect(findPackageRoot('/site/src/theme/Root/index.tsx')).toBeUndefined();
});
