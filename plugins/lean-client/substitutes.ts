import path from 'node:path';

const substitute = (file: string) => path.join(__dirname, 'substitutes', file);

/** Parts of the theme that show nothing on this site, 3 kB. */
const absent = [
  'ContentVisibility',
  'DocRoot/Layout/Sidebar/ExpandButton',
  'DocSidebar/Desktop/CollapseButton',
  'DocVersionBadge',
  'DocVersionBanner',
  'TagsListInline',
];

/**
 * What stands for a package in the browser, since the site uses little of it. The pages themselves are rendered with
 * the packages. Sizes are of gzip.
 */
export const substitutes: Readonly<Record<string, string>> = {
  // All of TypeScript's runtime, 4 kB, by way of the package's CommonJS entry.
  '@docusaurus/utils-common$': substitute('utilsCommon.ts'),
  // 5.5 kB with what it needs.
  'react-helmet-async$': substitute('documentHead.tsx'),
  // Patterns in routes, 1.5 kB; this site's routes are literal.
  'path-to-regexp$': substitute('literalPath.ts'),
  // Addresses in the hash and in memory, 1 kB.
  history$: substitute('browserHistory.ts'),
  // 1.6 kB together.
  'hoist-non-react-statics$': substitute('keepComponent.ts'),
  'prop-types$': substitute('nothing.ts'),
  // 1 kB: settings that this site does not have, and help for browsers that it does not support.
  nprogress$: substitute('progressBar.ts'),
  ...Object.fromEntries(absent.map((component) => [`@theme/${component}`, substitute('Absent.tsx')])),
};

/** The same for modules of Docusaurus that have no name of their own: where they stand, and what is asked for there. */
export const moduleSubstitutes: readonly {readonly within: RegExp; readonly request: RegExp; readonly by: string}[] = [
  {within: /core[\\/]lib[\\/]client/, request: /^\.\.?\/browserContext$/, by: substitute('browserContext.tsx')},
  {
    within: /core[\\/]lib[\\/]client$/,
    request: /^\.\/PendingNavigation$/,
    by: substitute('PendingNavigation.tsx'),
  },
  {within: /core[\\/]lib[\\/]client$/, request: /^\.\/docusaurus$/, by: substitute('idlePrefetch.ts')},
  {within: /core[\\/]lib[\\/]client$/, request: /^\.\/prefetch$/, by: substitute('prefetchFiles.ts')},
  {within: /theme-common[\\/]lib/, request: /\/hooks\/useWindowSize$/, by: substitute('useWindowSize.ts')},
  {
    within: /theme-common[\\/]lib/,
    request: /\/hooks\/useKeyboardNavigation$/,
    by: substitute('useKeyboardNavigation.ts'),
  },
];
