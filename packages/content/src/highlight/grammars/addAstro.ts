import type {Languages} from 'prismjs';
import {extendMarkup} from './extendMarkup';

/** Astro components: TypeScript between `---` lines, then markup with expressions between braces. */
export function addAstro(languages: Languages): void {
  const markup = extendMarkup(languages, {
    'template-expression': {
      pattern: /\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/,
      inside: {punctuation: /^\{|\}$/, rest: languages.tsx},
    },
  });
  languages.astro = {
    'component-script': {
      pattern: /^---\r?\n[\s\S]*?\n---(?=\r?\n|$)/,
      greedy: true,
      inside: {punctuation: /^---|---$/, rest: languages.typescript},
    },
    ...markup,
  };
}
