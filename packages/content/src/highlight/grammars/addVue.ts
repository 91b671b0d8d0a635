import type {Languages} from 'prismjs';
import {extendMarkup} from './extendMarkup';

/** Vue single-file components: markup with TypeScript in scripts, in bindings and between braces. */
export function addVue(languages: Languages): void {
  languages.vue = extendMarkup(languages, {
    'template-expression': {
      pattern: /\{\{[\s\S]*?\}\}/,
      inside: {punctuation: /^\{\{|\}\}$/, rest: languages.typescript},
    },
  });
}
