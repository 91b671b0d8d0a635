import path from 'node:path';

/** A change of few words in a file of Docusaurus. */
export interface Patch {
  readonly file: RegExp;
  /** What stands there, once, and what takes its place. */
  readonly changes: readonly (readonly [from: string, to: string])[];
}

const heldRouter = JSON.stringify(path.join(__dirname, 'substitutes/HeldRouter.tsx'));

/** Changes of modules that render pages, for the browser and the server. */
export const markupPatches: readonly Patch[] = [
  {
    // The name of the link says what its title would, and `src/css/base.css` what the theme's styles of headings would,
    // which nothing imports then. On a long page that is 250 bytes of gzip.
    file: /theme-classic[\\/]lib[\\/]theme[\\/]Heading[\\/]index\.js$/,
    changes: [
      ['aria-label={anchorTitle}\n        title={anchorTitle}>', 'aria-label={anchorTitle}>'],
      [
        '        hideOnScroll\n          ? styles.anchorWithHideOnScrollNavbar\n          : styles.anchorWithStickyNavbar,\n',
        '',
      ],
    ],
  },
  {
    // The bar has the colors of the theme. The rules for other bars go with their names: `plugins/unused-css`.
    file: /theme-classic[\\/]lib[\\/]theme[\\/]Navbar[\\/]Layout[\\/]index\.js$/,
    changes: [["          'navbar--dark': style === 'dark',\n          'navbar--primary': style === 'primary',\n", '']],
  },
];

/** Changes of modules for the browser that are too small for a substitute. `patch.cjs` applies them. */
export const patches: readonly Patch[] = [
  {
    // The router waits for the next page itself: see there. The site has one kind of address.
    file: /core[\\/]lib[\\/]client[\\/]clientEntry\.js$/,
    changes: [
      [
        "import { BrowserRouter, HashRouter } from 'react-router-dom';",
        `import { HeldRouter as BrowserRouter } from ${heldRouter};`,
      ],
      ["siteConfig.future.experimental_router === 'hash' ? (<HashRouter>{children}</HashRouter>) : ", ''],
    ],
  },
  {
    // Reading the position makes the browser lay out the page, here amid each rendering of the navbar.
    file: /theme-common[\\/]lib[\\/]utils[\\/]scrollUtils\.js$/,
    changes: [
      ['useRef(getScrollPosition())', 'useRef(null)'],
      [
        '        handleScroll();\n',
        '        lastPositionRef.current ??= getScrollPosition();\n        handleScroll();\n',
      ],
    ],
  },
  {
    // Each menu of the navbar asks it which page is open, and it made a regular expression of each page's path.
    file: /plugin-content-docs[\\/]lib[\\/]client[\\/]docsClientUtils\.js$/,
    changes: [
      [
        "import { matchPath } from '@docusaurus/router';",
        "import { matchPath } from '@docusaurus/router';\nimport { isSamePath } from '@docusaurus/theme-common/internal';",
      ],
      [
        '!!matchPath(pathname, {\n        path: doc.path,\n        exact: true,\n        strict: false,\n    })',
        'isSamePath(doc.path, pathname)',
      ],
    ],
  },
];
