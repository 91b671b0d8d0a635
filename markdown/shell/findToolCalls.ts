import type {ShellCommand, ShellWord} from './ShellCommand';
import {readShellCommands} from './readShellCommands';

/** A CLI call in a script. */
export interface ToolCall {
  readonly words: readonly ShellWord[];
  /** Line within the script, from 0. */
  readonly line: number;
  /** Whether words are added at run time, for example by `xargs`. */
  readonly open: boolean;
}

// Programs that run the command that follows among their words.
const wrappers = new Set([
  'sudo',
  'exec',
  'env',
  'xargs',
  'nohup',
  'command',
  'watch',
  'time',
  'timeout',
  'nice',
  'until',
  'retry',
  'eval',
]);
const shells = new Set(['sh', 'bash', 'zsh', 'dash']);
const appends = new Set(['xargs']);

/** Every call of `tool` in a shell script, also behind wrappers and in `sh -c` texts. */
export function findToolCalls(script: string, tool: string): ToolCall[] {
  return readShellCommands(script).flatMap((command) => readCall(command, tool));
}

function readCall({words, line}: ShellCommand, tool: string): ToolCall[] {
  const program = words[0]?.text ?? '';
  if (program === tool) return [{words, line, open: false}];
  const shellText = shells.has(program) ? words.findIndex(({text}) => /^-[a-z]*c$/.test(text)) : -1;
  if (shellText > 0) {
    const inner = words[shellText + 1]?.text ?? '';
    return findToolCalls(inner, tool).map((call) => ({...call, line: line + call.line}));
  }
  if (!wrappers.has(program)) return [];
  const at = words.findIndex(({text}) => text === tool);
  return at < 0 ? [] : [{words: words.slice(at), line, open: appends.has(program)}];
}
