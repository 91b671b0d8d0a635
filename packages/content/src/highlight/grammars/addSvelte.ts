import type {Languages} from 'prismjs';
import {extendMarkup} from './extendMarkup';

/** Svelte components: markup with TypeScript in scripts and between braces. */
export function addSvelte(languages: Languages): void {
  languages.svelte = extendMarkup(languages, {
    'template-expression': {
      pattern: /\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/,
      inside: {
        keyword: /^\{[#:/@][\w-]+(?:\s+if\b)?/,
        punctuation: /^\{|\}$/,
        rest: languages.typescript,
      },
    },
  });
}
