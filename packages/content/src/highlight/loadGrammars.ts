import Prism, {type Grammar, type Languages} from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import {brand} from '@aloft/platform/brand';
import {nouns} from '@aloft/platform/cli';
import {commands} from '@aloft/platform/commands';
import {grammarComponents} from '../fences/languages';

let loaded = false;

/** Prism with all grammars that the site uses. Prism runs only in the build, not in the browser. */
export function loadGrammars(): typeof Prism {
  if (!loaded) {
    // All at once, because a grammar includes components that were loaded before it. Core ones would log a warning.
    loadLanguages(grammarComponents.filter((name) => !(name in Prism.languages)));
    // Prism's own pattern includes the first half of an IP address.
    const number = {pattern: /(^|\s)(?:[1-9]\d*|0)(?:[.,]\d+)?\b(?!\.\d)/, lookbehind: true};
    Object.assign(Prism.languages.bash!, {number});
    addInvocation(Prism.languages);
    loaded = true;
  }
  return Prism;
}

const forms = new Map(nouns.map(({name, plural, short}) => [name, [name, plural, short].filter(Boolean).join('|')]));
/** The commands and nouns in all spellings of their words, the longest first. */
const commandWords = [...commands.map(({path}) => path), ...nouns.map(({name}) => [name])]
  .sort((one, other) => other.length - one.length)
  .map((path) => path.map((word) => `(?:${forms.get(word) ?? word})`).join('[ \\t]+'))
  .join('|');

/** Adds the platform's command line to the shell grammars: a run of bare words and flags that begins with `aloft`. */
function addInvocation(languages: Languages): void {
  const option = String.raw`--?[A-Za-z][\w-]*(?:[= \t]+(?!-)[^\s]+)?`;
  const invocation = {
    // It doesn't end right before a quote, because Prism recognizes a string by the character before it.
    pattern: new RegExp(`(^|[\\s;|&(\`])${brand.cli}(?:[ \\t]+[\\w./:@%=,~+-]+)*(?!["'\\w./-])`, 'm'),
    lookbehind: true,
    inside: {
      keyword: {
        pattern: new RegExp(`(^${brand.cli}[ \\t]+(?:${option}[ \\t]+)*?)(?:${commandWords})(?![^ \\t])`),
        lookbehind: true,
      },
      function: new RegExp(`^${brand.cli}`),
      property: {pattern: /(^|\s)--?[A-Za-z][\w-]*/, lookbehind: true},
    },
  };
  // Flags contain dashes, which Prism's own pattern doesn't allow.
  const flag = {pattern: /(^|\s)--?[A-Za-z][\w-]*(?=[=\s]|$)/, lookbehind: true};
  languages.insertBefore('bash', 'assign-left', {invocation, flag});
  const [, substitution] = (languages.bash as unknown as {variable: [unknown, {inside: Grammar}]}).variable;
  languages.insertBefore('inside', 'assign-left', {invocation, flag}, substitution as never);
  languages.insertBefore('powershell', 'variable', {invocation, flag});
  languages.sh = languages.bash!;
}
