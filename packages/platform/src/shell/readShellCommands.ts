import {readShellTokens, type WordToken} from './readShellTokens';

/** One word of a command line. */
export interface ShellWord {
  /** The text without quotes. Expansions are unchanged. */
  readonly text: string;
  /** As written. */
  readonly source: string;
  /** Index of its first character in the script. */
  readonly start: number;
  /** Whether it contains a variable or substitution. */
  readonly dynamic: boolean;
  /** The unclosed quotation mark, if any. */
  readonly unclosed?: string;
}

/** A simple command of a script: a program and its words. */
interface ShellCommand {
  readonly words: readonly ShellWord[];
  /** Line within the script, from 0. */
  readonly line: number;
}

const keywords = new Set('if then else elif fi done while until for case esac in ! { } time do'.split(' '));
const assignment = /^[A-Za-z_]\w*\+?=/;

/** Whether a word in front of a command is an assignment or a keyword. */
const isPrefix = ({quoted, text}: WordToken, source: string): boolean =>
  assignment.test(source) || (!quoted && keywords.has(text));

/** Number of line ends in `script` from `start` to `end`. */
function countLines(script: string, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at++) if (script.charCodeAt(at) === 10) count++;
  return count;
}

/** Maximum nesting depth of substitutions. */
const deepest = 8;

/**
 * Reads all simple commands of a shell script in order, also in pipes, lists, groups and substitutions, but not in
 * here-documents. Never throws; linear in the length.
 */
export function readShellCommands(script: string, firstLine = 0, depth = 0, offset = 0): ShellCommand[] {
  const found: ShellCommand[] = [];
  const words: ShellWord[] = [];
  let startLine = firstLine;
  let line = firstLine;
  let skipWord = false;

  const finish = () => {
    if (words.length > 0) found.push({words: words.slice(), line: startLine});
    words.length = 0;
    skipWord = false;
  };
  for (const token of readShellTokens(script)) {
    const source = script.slice(token.start, token.end);
    if (token.kind === 'operator') finish();
    else if (token.kind === 'redirection') skipWord = !/^\d*<<(?!<)/.test(source);
    else if (token.kind === 'word') {
      let innerLine = line;
      let counted = token.start;
      for (const {start, end} of depth < deepest ? token.inner : []) {
        innerLine += countLines(script, counted, start);
        counted = start;
        const inner = readShellCommands(script.slice(start, end), innerLine, depth + 1, offset + start);
        for (const command of inner) found.push(command);
      }
      if (words.length === 0) startLine = line;
      if (skipWord) skipWord = false;
      else if (words.length > 0 || !isPrefix(token, source)) {
        const {text, dynamic, unclosed} = token;
        words.push({text, source, start: offset + token.start, dynamic, ...(unclosed !== undefined && {unclosed})});
      }
    }
    line += countLines(script, token.start, token.end);
  }
  finish();
  return found;
}

/** A CLI call in a script. */
export interface ToolCall {
  readonly words: readonly ShellWord[];
  /** Line within the script, from 0. */
  readonly line: number;
  /** Whether words are added at run time, for example by `xargs`. */
  readonly open: boolean;
}

// Programs that run the command in their arguments.
const wrappers = new Set('sudo exec env xargs nohup command watch time timeout nice until retry eval'.split(' '));
const shells = new Set(['sh', 'bash', 'zsh', 'dash']);
const appends = new Set(['xargs']);

/** Location of a call in a simple command: a word, or the script in a word (`bash -c "…"`). */
interface CallPlace {
  readonly at: number;
  readonly isScript: boolean;
  /** Whether words are added at run time, for example by `xargs`. */
  readonly open: boolean;
}

/** Finds the call of `tool` in a simple command, also in the arguments of wrappers. */
function locateCall(words: readonly ShellWord[], tool: string): CallPlace | undefined {
  const program = words[0]?.text ?? '';
  const option = shells.has(program) ? words.findIndex(({text}) => /^-[a-z]*c$/.test(text)) : -1;
  if (option > 0 && option + 1 < words.length) return {at: option + 1, isScript: true, open: false};
  if (program !== tool && !wrappers.has(program)) return undefined;
  const at = words.findIndex(({text}) => text === tool);
  return at < 0 ? undefined : {at, isScript: false, open: appends.has(program)};
}

/** Finds every call of `tool` in a shell script, also in the arguments of wrappers and of `sh -c`. */
export function findToolCalls(script: string, tool: string): ToolCall[] {
  return readShellCommands(script).flatMap(({words, line}) => {
    const place = locateCall(words, tool);
    if (!place) return [];
    const {at, isScript, open} = place;
    if (!isScript) return [{words: words.slice(at), line, open}];
    const {text, source, start} = words[at]!;
    const offset = start + Math.max(source.indexOf(text), 0);
    return findToolCalls(text, tool).map((call) => ({
      ...call,
      words: call.words.map((word) => ({...word, start: offset + word.start})),
      line: line + call.line,
    }));
  });
}
