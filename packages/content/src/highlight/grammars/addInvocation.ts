import {brand} from '@aloft/platform/brand';
import type {Grammar, Languages} from 'prismjs';

/**
 * Adds the platform's command line to the shell grammars: a run of bare words and flags that begins with `aloft`
 * becomes one `invocation` token, which `splitInvocation` then splits by the CLI's grammar.
 */
export function addInvocation(languages: Languages): void {
  const invocation = {
    // It doesn't end right before a quote, because Prism recognizes a string by the character before it.
    pattern: new RegExp(`(^|[\\s;|&(\`])${brand.cli}(?:[ \\t]+[\\w./:@%=,~+-]+)*(?!["'\\w./-])`, 'm'),
    lookbehind: true,
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
    throw new Error(
      `Prism's grammar no longer has ${key}: see packages/content/src/highlight/grammars/addInvocation.ts`,
    );
  return Object.fromEntries([...entries.slice(0, at), ...Object.entries(additions), ...entries.slice(at)]) as Grammar;
}
