interface Range {
  readonly start: number;
  readonly end: number;
}

interface WordToken extends Range {
  readonly kind: 'word';
  /** The text without quotes. Expansions are unchanged. */
  readonly text: string;
  /** Whether it contains a variable or substitution. */
  readonly dynamic: boolean;
  readonly quoted: boolean;
  readonly unclosed?: string;
  /** Scripts of the substitutions in it. */
  readonly inner: readonly Range[];
}

/** A part of a script. `space` includes joined lines, and an end of line is an operator. */
type ShellToken =
  | WordToken
  | (Range & {
      /** `redirection` includes the delimiter of a here-document, `heredoc` is its body. */
      readonly kind: 'space' | 'comment' | 'operator' | 'redirection' | 'heredoc';
    });

const space = /(?:[^\S\n]|\\\r?\n)+/y;
const comment = /#[^\n]*/y;
const redirection = /\d*(?:<<<|<<-?|>>|>\||[<>]&?|&>>?)/y;
const operator = /\n|&&|\|[|&]?|;;?|&|[()]/y;
const delimiter = /[ \t]*(?:'([^'\n]*)'|"([^"\n]*)"|\\?([^\s;&|<>()]+))/y;

/** Literal characters of a word, outside quotation marks and within them. */
const plain = /[^\s;&|()<>$`\\"'*?]+/y;
const plainQuoted = /[^$`\\"']+/y;
const endOfWord = /[\s;&|()<>]/;

/** Index after a match of a sticky expression at an index; the index itself if there's none. */
function skip(expression: RegExp, script: string, index: number): number {
  expression.lastIndex = index;
  return expression.test(script) ? expression.lastIndex : index;
}

/**
 * Splits a shell script into tokens without gaps. Never throws; linear in the length.
 *
 * @param readExpansion reads what begins with `$`, a backquote or `*` outside single quotes
 */
export function* readShellTokens(
  script: string,
  readExpansion: ExpansionReader = skipExpansion,
): Generator<ShellToken> {
  const heredocs: {end: string; indented: boolean}[] = [];
  let index = 0;
  while (index < script.length) {
    const start = index;
    if ((index = skip(space, script, start)) > start) yield {kind: 'space', start, end: index};
    else if ((index = skip(comment, script, start)) > start) yield {kind: 'comment', start, end: index};
    else if ((index = skip(redirection, script, start)) > start) {
      const sign = script.slice(start, index).replace(/^\d+/, '');
      delimiter.lastIndex = index;
      const named = sign === '<<' || sign === '<<-' ? delimiter.exec(script) : null;
      if (named) {
        index += named[0].length;
        heredocs.push({end: named[1] ?? named[2] ?? named[3] ?? '', indented: sign === '<<-'});
      }
      yield {kind: 'redirection', start, end: index};
    } else if ((index = skip(operator, script, start)) > start) {
      yield {kind: 'operator', start, end: index};
      if (script[start] !== '\n') continue;
      for (const heredoc of heredocs.splice(0)) {
        const end = skipHeredoc(script, index, heredoc);
        if (end > index) yield {kind: 'heredoc', start: index, end};
        index = end;
      }
    } else {
      const word = readWord(script, start, readExpansion);
      index = word.end;
      yield word;
    }
  }
}

function readWord(script: string, start: number, readExpansion: ExpansionReader): WordToken {
  const inner: Range[] = [];
  let text = '';
  let dynamic = false;
  let quoted = false;
  let quote = '';
  let index = start;
  while (index < script.length) {
    const endOfRun = skip(quote ? plainQuoted : plain, script, index);
    if (endOfRun > index) {
      text += script.slice(index, endOfRun);
      index = endOfRun;
      continue;
    }
    const character = script.charAt(index);
    if (!quote && endOfWord.test(character)) break;
    if (quote !== "'" && '$`*'.includes(character)) {
      const expansion = readExpansion(script, index, quote);
      if (expansion) {
        text += expansion.text ?? script.slice(index, expansion.end);
        dynamic = true;
        if (expansion.script) inner.push(expansion.script);
        index = expansion.end;
        continue;
      }
    }
    if (character === '\\' && quote !== "'") {
      const next = script.startsWith('\r\n', index + 1) ? '\r\n' : script.charAt(index + 1);
      if (!next.endsWith('\n')) text += quote && !'"\\$`'.includes(next) ? `\\${next}` : next;
      index += 1 + next.length;
    } else if (quote ? character === quote : character === '"' || character === "'") {
      quote = quote ? '' : character;
      quoted = true;
      index++;
    } else {
      if (!quote && (character === '*' || character === '?')) dynamic = true;
      text += character;
      index++;
    }
  }
  const end = Math.min(Math.max(index, start + 1), script.length);
  return {kind: 'word', start, end, text, dynamic, quoted, inner, ...(quote && {unclosed: quote})};
}

function skipHeredoc(script: string, from: number, {end, indented}: {end: string; indented: boolean}): number {
  let index = from;
  while (index < script.length) {
    const next = script.indexOf('\n', index);
    const stop = next < 0 ? script.length : next;
    const text = script.slice(index, stop);
    index = Math.min(stop + 1, script.length);
    if ((indented ? text.replace(/^\t+/, '') : text).replace(/\r$/, '') === end) break;
  }
  return index;
}

/** An expansion in a script: its end, and the range of its script if it's a command substitution. */
export interface Expansion {
  /** Index after its last character. */
  readonly end: number;
  /** What it expands to; by default, its source. */
  readonly text?: string;
  readonly script?: {readonly start: number; readonly end: number};
}

/** Reads the expansion that begins at an index, within a quotation mark or an empty string. */
type ExpansionReader = (script: string, start: number, quote: string) => Expansion | undefined;

/** Reads the expansion that begins at `start` with `$` or a backquote; undefined if there is none. */
function skipExpansion(script: string, start: number): Expansion | undefined {
  if (script[start] === '*') return undefined;
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

/** A word of a command. `start` is the index of its first character in the script. */
export interface ShellWord extends Pick<WordToken, 'text' | 'start' | 'dynamic' | 'unclosed'> {
  /** As written. */
  readonly source: string;
}

const keywords = new Set('if then else elif fi done while until for case esac in ! { } time do'.split(' '));

/** Whether a word in front of a command is an assignment or a keyword. */
const isPrefix = ({quoted, text}: WordToken, source: string): boolean =>
  /^[A-Za-z_]\w*\+?=/.test(source) || (!quoted && keywords.has(text));

/** Maximum nesting depth of substitutions. */
const deepest = 8;

/**
 * Reads the words of all simple commands of a shell script in order, also in pipes, lists, groups and substitutions, but
 * not in here-documents. Never throws; linear in the length.
 */
export function* readShellCommands(script: string, depth = 0, offset = 0): Generator<readonly ShellWord[]> {
  let words: ShellWord[] = [];
  let skipWord = false;
  for (const token of readShellTokens(script)) {
    const source = script.slice(token.start, token.end);
    if (token.kind === 'operator') {
      if (words.length > 0) yield words;
      words = [];
      skipWord = false;
    } else if (token.kind === 'redirection') skipWord = !/^\d*<<(?!<)/.test(source);
    else if (token.kind === 'word') {
      for (const {start, end} of depth < deepest ? token.inner : [])
        yield* readShellCommands(script.slice(start, end), depth + 1, offset + start);
      const {text, dynamic, unclosed} = token;
      if (!skipWord && (words.length > 0 || !isPrefix(token, source)))
        words.push({text, source, start: offset + token.start, dynamic, ...(unclosed !== undefined && {unclosed})});
      skipWord = false;
    }
  }
  if (words.length > 0) yield words;
}

/** A CLI call in a script. */
export interface ToolCall {
  readonly words: readonly ShellWord[];
  /** Whether words are added at run time, for example by `xargs`. */
  readonly open: boolean;
}

// Programs that run the command in their arguments.
const wrappers = new Set('sudo exec env xargs nohup command watch time timeout nice until retry eval'.split(' '));
const shells = new Set(['sh', 'bash', 'zsh', 'dash']);

/** Finds every call of `tool` in a shell script, also in the arguments of wrappers and of `sh -c`. */
export function findToolCalls(script: string, tool: string): ToolCall[] {
  return [...readShellCommands(script)].flatMap((words) => {
    const program = words[0]!.text;
    const option = shells.has(program) ? words.findIndex(({text}) => /^-[a-z]*c$/.test(text)) : -1;
    const argument = option > 0 ? words[option + 1] : undefined;
    if (argument) {
      const {text, source, start} = argument;
      const offset = start + Math.max(source.indexOf(text), 0);
      return findToolCalls(text, tool).map((call) => ({
        ...call,
        words: call.words.map((word) => ({...word, start: offset + word.start})),
      }));
    }
    const at = program === tool || wrappers.has(program) ? words.findIndex(({text}) => text === tool) : -1;
    return at < 0 ? [] : [{words: words.slice(at), open: program === 'xargs'}];
  });
}
