import {readShellTokens, type WordToken} from './readShellTokens';

export interface ShellWord {
  /** The text without quotes. Expansions are unchanged. */
  readonly text: string;
  /** As written. */
  readonly source: string;
  /** Index of its first character in the script. */
  readonly start: number;
  /** Whether it contains a variable or substitution. */
  readonly dynamic: boolean;
  readonly unclosed?: string;
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
