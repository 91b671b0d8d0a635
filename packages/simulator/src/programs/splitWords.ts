import {type Expansion, readShellTokens} from '@aloft/platform/shell';

/** Why a line can't be simulated. */
export class NotSimulated extends Error {}

function refuse(reason: string): never {
  throw new NotSimulated(reason);
}

/**
 * Splits one simple command into words, with quotes, escapes, `$NAME`, `${NAME}`, comments and `&` at the end. Pipes, lists,
 * redirections, substitutions and globs aren't simulated. Linear in the length of the line.
 *
 * @throws NotSimulated
 */
export function splitWords(line: string | readonly string[], env: Readonly<Record<string, string>>): readonly string[] {
  if (typeof line !== 'string') return line;
  const words: string[] = [];
  const text = line.replace(/\\\r?\n[ \t]*/g, ' ').trim();
  for (const token of readShellTokens(text, (script, start, quote) => expand(script, start, quote, env))) {
    const source = text.slice(token.start, token.end);
    if (token.kind === 'word') {
      if (token.unclosed !== undefined) refuse(`a quote ${token.unclosed} is not closed`);
      if (token.quoted || token.text !== '') words.push(token.text);
    } else if (source === '&' && token.end === text.length) words.push(source);
    else if (token.kind === 'operator' || token.kind === 'redirection') {
      const [operator] = source.replace(/^\d+/, '');
      refuse(`the shell operator ${operator === '\n' ? 'newline' : operator} is not simulated`);
    }
  }
  return words;
}

/** Variables that have a value in every shell. */
const SET_BY_SHELLS = new Set(
  'HOME HOSTNAME IFS LANG LOGNAME OLDPWD PATH PWD RANDOM SECONDS SHELL TERM UID USER'.split(' '),
);

function expand(text: string, start: number, quote: string, env: Readonly<Record<string, string>>) {
  const rest = text.slice(start, start + 110);
  if (rest.startsWith('*')) {
    const isHostname = quote !== '' || /^\*(?:\.[\w-]+){2}/.test(rest);
    return isHostname ? undefined : refuse('the pattern * is not simulated');
  }
  if (rest.startsWith('`') && !quote) refuse('the shell operator ` is not simulated');
  if (/^(?:`|\$\()/.test(rest)) refuse('command substitution is not simulated');
  const match = /^\$(?:\{([A-Za-z_]\w{0,99})\}|([A-Za-z_]\w{0,99}))/.exec(rest);
  if (!match) return /^\$[{?$!#@*0-9-]/.test(rest) ? refuse('this parameter expansion is not simulated') : undefined;
  const name = match[1] ?? match[2] ?? '';
  const isKnown = Object.hasOwn(env, name);
  if (!isKnown && SET_BY_SHELLS.has(name)) refuse(`the variable ${name} is not simulated`);
  return {text: (isKnown && env[name]) || '', end: start + match[0].length} satisfies Expansion;
}
