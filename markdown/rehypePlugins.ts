/* eslint-disable @typescript-eslint/no-require-imports -- `import()` would be Node's own here, which can't read TypeScript */
import type * as breakTocModule from './folding/breakToc';
import type * as foldStaticMarkupModule from './folding/foldStaticMarkup';
import {loadTransform} from './loadTransform';

/** The transforms of a page's elements, after Docusaurus's own. */
export function rehypePlugins() {
  return [
    loadTransform(() => {
      const {breakToc} = require('./folding/breakToc') as typeof breakTocModule;
      return breakToc();
    }),
    loadTransform(() => {
      const {foldStaticMarkup} = require('./folding/foldStaticMarkup') as typeof foldStaticMarkupModule;
      return foldStaticMarkup();
    }),
  ];
}
