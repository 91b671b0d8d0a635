import Prism, {type Grammar, type Languages} from 'prismjs';
import loadLanguages from 'prismjs/components/';
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
    fixNumbers(Prism.languages);
    addInvocation(Prism.languages);
    loaded = true;
  }
  return Prism;
}

/** Fixes the shell's numbers, which in Prism include the first half of an IP address. */
function fixNumbers({bash}: Languages): void {
  const {number} = bash as Grammar;
  if (!number)
    throw new Error(`Prism's grammar no longer has number: see packages/content/src/highlight/loadGrammars.ts`);
  Object.assign(bash as Grammar, {
    number: {pattern: /(^|\s)(?:[1-9]\d*|0)(?:[.,]\d+)?\b(?!\.\d)/, lookbehind: true},
  });
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
  const bash = insertBefore(languages.bash, 'assign-left', {invocation, flag});
  const substitution = (bash as unknown as {variable: {inside: Grammar}[]}).variable[1];
  if (substitution) substitution.inside = {...insertBefore(substitution.inside, 'assign-left', {invocation, flag})};
  Object.assign(languages, {
    bash,
    sh: bash,
    powershell: insertBefore(languages.powershell, 'variable', {invocation, flag}),
  });
}

function insertBefore(grammar: Grammar | undefined, key: string, additions: Grammar): Grammar {
  const entries = Object.entries(grammar ?? {});
  const at = entries.findIndex(([name]) => name === key);
  if (at < 0)
    throw new Error(`Prism's grammar no longer has ${key}: see packages/content/src/highlight/loadGrammars.ts`);
  return Object.fromEntries([...entries.slice(0, at), ...Object.entries(additions), ...entries.slice(at)]) as Grammar;
}
