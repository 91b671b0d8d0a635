import {readShellCommands, type ShellWord} from './readShellCommands';

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
