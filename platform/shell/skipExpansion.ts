/** An expansion in a script: its end, and the range of its script if it's a command substitution. */
export interface Expansion {
  /** Index after its last character. */
  readonly end: number;
  readonly script?: {readonly start: number; readonly end: number};
}

/** Reads the expansion that begins at `start` with `$` or a backquote; undefined if there is none. */
export function skipExpansion(script: string, start: number): Expansion | undefined {
  if (script[start] === '`') {
    const end = script.indexOf('`', start + 1);
    return end < 0 ? undefined : {end: end + 1, script: {start: start + 1, end}};
  }
  const next = script[start + 1];
  if (next === '(') {
    const end = findClose(script, start + 1, '(', ')');
    const arithmetic = script[start + 2] === '(';
    const close = script[end - 1] === ')' && end > start + 2 ? end - 1 : end;
    return {end, ...(!arithmetic && {script: {start: start + 2, end: close}})};
  }
  if (next === '{') return {end: findClose(script, start + 1, '{', '}')};
  const name = /^\$(?:[A-Za-z_]\w*|[0-9@*#?$!-])/.exec(script.slice(start, start + 200));
  return name ? {end: start + name[0].length} : undefined;
}

function findClose(script: string, start: number, open: string, close: string): number {
  let depth = 0;
  let quote = '';
  for (let index = start; index < script.length; index++) {
    const character = script.charAt(index);
    if (character === '\\' && quote !== "'") index++;
    else if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === open) depth++;
    else if (character === close && --depth === 0) return index + 1;
  }
  return script.length;
}
