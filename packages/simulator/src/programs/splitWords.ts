/** The words that a shell would pass to a program, or the reason why the line can't be simulated. */
export type SplitLine = {ok: true; words: string[]} | {ok: false; reason: string};

const OPERATORS = new Set(['|', '&', ';', '<', '>', '(', ')', '`', '\n']);

/**
 * Splits one simple command into words, with quotes, escapes, `$NAME`, `${NAME}`, comments and `&` at the end. Pipes, lists,
 * redirections, substitutions and globs aren't simulated, and the reason names them. Linear in the length of the line.
 */
export function splitWords(line: string, env: Record<string, string>): SplitLine {
  const words: string[] = [];
  let word = '';
  let open = false;
  let index = 0;
  const push = (): void => {
    if (open) words.push(word);
    word = '';
    open = false;
  };
  const text = line.replace(/\\\r?\n[ \t]*/g, ' ').trim();
  while (index < text.length) {
    const character = text[index] ?? '';
    if (character === ' ' || character === '\t' || character === '\r') {
      push();
      index += 1;
    } else if (character === '#' && !open) {
      const end = text.indexOf('\n', index);
      index = end < 0 ? text.length : end;
    } else if (character === '\\') {
      word += text[index + 1] ?? '\\';
      open = true;
      index += 2;
    } else if (character === "'") {
      const end = text.indexOf("'", index + 1);
      if (end < 0) return {ok: false, reason: "a quote ' is not closed"};
      word += text.slice(index + 1, end);
      open = true;
      index = end + 1;
    } else if (character === '"') {
      const quoted = readQuoted(text, index + 1, env);
      if (!quoted.ok) return quoted;
      word += quoted.text;
      open = true;
      index = quoted.next;
    } else if (character === '*' && !/^\*(?:\.[\w-]+){2}/.test(text.slice(index, index + 80))) {
      return {ok: false, reason: 'the pattern * is not simulated'};
    } else if (character === '$') {
      const variable = readVariable(text, index, env);
      if (!variable.ok) return variable;
      word += variable.text;
      open = open || variable.text !== '';
      index = variable.next;
    } else if (character === '&' && index === text.length - 1) {
      push();
      words.push(character);
      index += 1;
    } else if (OPERATORS.has(character)) {
      return {ok: false, reason: `the shell operator ${character === '\n' ? 'newline' : character} is not simulated`};
    } else {
      word += character;
      open = true;
      index += 1;
    }
  }
  push();
  return {ok: true, words};
}

type Read = {ok: true; text: string; next: number} | {ok: false; reason: string};

function readQuoted(text: string, start: number, env: Record<string, string>): Read {
  let result = '';
  let index = start;
  while (index < text.length) {
    const character = text[index] ?? '';
    if (character === '"') return {ok: true, text: result, next: index + 1};
    if (character === '\\' && '"\\$`'.includes(text[index + 1] ?? ' ')) {
      result += text[index + 1] ?? '';
      index += 2;
    } else if (character === '$') {
      const variable = readVariable(text, index, env);
      if (!variable.ok) return variable;
      result += variable.text;
      index = variable.next;
    } else if (character === '`') {
      return {ok: false, reason: 'command substitution is not simulated'};
    } else {
      result += character;
      index += 1;
    }
  }
  return {ok: false, reason: 'a quote " is not closed'};
}

/** Variables that have a value in every shell. */
const SET_BY_SHELLS = new Set(
  'HOME HOSTNAME IFS LANG LOGNAME OLDPWD PATH PWD RANDOM SECONDS SHELL TERM UID USER'.split(' '),
);

function readVariable(text: string, start: number, env: Record<string, string>): Read {
  if (text[start + 1] === '(') return {ok: false, reason: 'command substitution is not simulated'};
  const match = /^\$(?:\{([A-Za-z_]\w{0,99})\}|([A-Za-z_]\w{0,99}))/.exec(text.slice(start, start + 110));
  if (!match) {
    if (/[{?$!#@*0-9-]/.test(text[start + 1] ?? ' '))
      return {ok: false, reason: 'this parameter expansion is not simulated'};
    return {ok: true, text: '$', next: start + 1};
  }
  const name = match[1] ?? match[2] ?? '';
  if (!Object.hasOwn(env, name) && SET_BY_SHELLS.has(name))
    return {ok: false, reason: `the variable ${name} is not simulated`};
  const value = Object.hasOwn(env, name) ? (env[name] ?? '') : '';
  return {ok: true, text: value, next: start + match[0].length};
}
