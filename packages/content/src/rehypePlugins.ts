import type * as rehypeLongCodeModule from './long-code/rehypeLongCode';
import {loadTransform} from './loadTransform';

/** The transforms of a page's elements, after Docusaurus's own. */
export function rehypePlugins() {
  return [
    loadTransform(() => {
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- `import()` would be Node's own here, which can't read TypeScript
      const {rehypeLongCode} = require('./long-code/rehypeLongCode') as typeof rehypeLongCodeModule;
      return rehypeLongCode();
    }),
  ];
}
