import {brand} from '@aloft/platform/brand';
import {allFlags, type Argument, type Flag, labelWords} from '@aloft/platform/cli';
import {regionIds} from '@aloft/platform/system';
import {isObject} from '@aloft/platform/values';
import {align} from '../format';
import {listDirectory, resolvePath} from '../programs/resolvePath';
import {SHELL_COMMANDS} from '../programs/runShell';
import {COUNTED_KINDS} from '../resources';
import {formatTime} from '../state/lifecycle';
import {type CommandResult, createState, type Dependencies, openSession, type SimulatorState} from '..';
import type {PageSession} from './PageSession';

/** Result of a line that a reader runs. */
export interface TerminalReply extends Readonly<Pick<CommandResult, 'stdout' | 'stderr' | 'exitCode'>> {
  /** True after the reader turned colors off with `NO_COLOR`. */
  readonly isPlain: boolean;
  /** Set when the line opens a file in the editor. */
  readonly edit?: {readonly path: string; readonly text: string};
  /** Set when the line clears the screen. */
  readonly clear?: boolean;
}

/** Creates a terminal. It starts logged in, in a project without a manifest. */
export function createTerminal(dependencies: Dependencies = {}) {
  const begin = (scenario = 'logged-in') => openSession(createState({scenario}));
  let session = begin();
  /** Files of the samples that the opened pages copy, by id. */
  const samples: Record<string, Readonly<Record<string, string>>> = {};

  const reply = (stdout: string, stderr = '', exitCode = 0): TerminalReply => {
    const isPlain = Boolean(session.state.shell.env['NO_COLOR']);
    return {stdout, stderr, exitCode, isPlain};
  };
  const execute = (line: string): TerminalReply => {
    const templates = {read: (id: string) => samples[id]};
    const {stdout, stderr, exitCode} = session.run(line, {...dependencies, templates});
    return reply(stdout, stderr, exitCode);
  };

  return {
    /**
     * Starts over in the state before one of a page's transcripts, by running everything before it.
     *
     * @param block index of the transcript, from 0
     * @param isKept whether to continue in the current state instead
     * @returns the transcript's commands
     */
    open: (steps: PageSession, block: number, isKept = false): readonly string[] => {
      for (const step of steps) if ('template' in step) samples[step.template] = step.files;
      const last = steps.filter((step) => 'block' in step)[block];
      if (isKept) return last?.block ?? [];
      session = begin();
      for (const step of steps) {
        if (step === last) break;
        if ('scenario' in step) session = begin(step.scenario);
        else if ('file' in step) session.write(step.file, step.text);
        else if ('serve' in step) session.serve(step.serve, step.bodies);
        else if ('block' in step) step.block.forEach(execute);
      }
      return last?.block ?? [];
    },
    /** Runs a line. Never throws. */
    run: (line: string): TerminalReply => {
      const [program, word] = line.trim().split(/\s+/);
      if (program === 'clear') return {...reply(''), clear: true};
      if (program === 'help') return reply(formatHelp());
      if (program === 'edit') {
        const path = resolvePath(session.state, word ?? brand.manifest);
        return {...reply(''), edit: {path, text: session.state.files[path]?.text ?? ''}};
      }
      if (program !== 'wait') return execute(line);
      if (word === undefined) return reply('', 'wait: write how long, for example wait 5m\n', 2);
      const {exitCode, stderr} = execute(`sleep ${word}`);
      if (exitCode !== 0) return reply('', stderr.replaceAll('sleep', 'wait'), exitCode);
      return reply(`It is now ${formatTime(session.state.now).replace('T', ' ').replace('Z', ' UTC')}.\n`);
    },
    complete: (line: string) => completeLine(line, session.state),
    write: (path: string, text: string): TerminalReply => {
      session.write(path, text);
      return reply(`Wrote ${path}\n`);
    },
    save: (): SimulatorState => session.state,
    /** Continues in a saved state. Invalid ones are ignored. */
    restore: (saved: SimulatorState): void => {
      if (isState(saved)) session = openSession(saved);
    },
  };
}

export type Terminal = ReturnType<typeof createTerminal>;

/** Whether a value has the structure of a state that commands rely on. */
function isState(value: unknown): boolean {
  const kindOf = (part: unknown) => (part === null ? 'null' : Array.isArray(part) ? 'array' : typeof part);
  const hasParts = (part: unknown, model: object): boolean =>
    isObject(part) &&
    Object.entries(model).every(([key, expected]) => expected === null || kindOf(part[key]) === kindOf(expected));
  const model = createState();
  return hasParts(value, model) && hasParts((value as SimulatorState).shell, model.shell);
}

/** Commands that a reader can type, with their descriptions. */
const terminalCommands = [
  [`${brand.cli} …`, 'The CLI with all of its commands'],
  ['curl URL', 'Send a request to an app or the API'],
  ['curl URL &, jobs, kill %1', 'Keep a request in flight in the background'],
  ['dig HOSTNAME', 'Look up a hostname'],
  ['wait 5m', 'Move the simulated time forward'],
  ['edit FILE', 'Open a file in the editor'],
  ['cat FILE, ls, cd, mkdir', 'Work with the files of the project'],
  ['echo, export, unset, sleep', 'Work with the shell'],
  ['clear', 'Clear the screen'],
  ['help', 'Show this list'],
];

function formatHelp(): string {
  const lines = align(terminalCommands).map((line) => `  ${line}`);
  return ['Commands of this simulation:', ...lines, '', `Start with ${brand.cli} --help.`, ''].join('\n');
}

export type Completion = ReturnType<typeof completeLine>;

/** First words. `true` is only useful in scripts. */
const programs = [brand.cli, ...SHELL_COMMANDS.filter((name) => name !== 'true'), 'clear', 'edit', 'help', 'wait'];

/**
 * Completes the last word of a line: commands, flags, values, files and names of existing resources.
 *
 * @returns the position at which a candidate replaces the rest of the line, and the candidates in alphabetical order
 */
function completeLine(line: string, state: SimulatorState) {
  const words = line.trimStart().split(/\s+/);
  const last = words.pop() ?? '';
  const [program, ...before] = words;
  const listWords = (): readonly string[] => {
    if (program === undefined) return programs;
    if (['cat', 'cd', 'edit', 'ls'].includes(program)) return listDirectory(state);
    return program === brand.cli ? listCliWords(before, last, state) : [];
  };
  const candidates = [...new Set(listWords())].filter((word) => word.startsWith(last)).sort();
  return {start: line.length - last.length, candidates};
}

function listCliWords(before: readonly string[], last: string, state: SimulatorState): readonly string[] {
  const {roles, node, command} = labelWords([brand.cli, ...before]);
  const named = roles.findLastIndex((role) => role.kind === 'value' && role.flag.name === 'namespace');
  const values = (value: Flag | Argument) => listValues(value, command?.group, before[named - 1], state);
  const role = roles.at(-1);
  const open = role?.kind === 'flag' && role.known && role.value === undefined ? role.flags.at(-1) : undefined;
  if (open && open.type !== 'boolean') return values(open);
  if (last.startsWith('-')) return allFlags(command).map(({name}) => `--${name}`);
  const position = roles.filter(({kind}) => kind === 'argument').length;
  const argument = command?.args[position] ?? (command?.args.at(-1)?.variadic ? command.args.at(-1) : undefined);
  return [...(position === 0 ? node.children.keys() : []), ...(argument ? values(argument) : [])];
}

function listValues(
  value: Flag | Argument,
  group: string | undefined,
  chosen: string | undefined,
  state: SimulatorState,
): readonly string[] {
  if (value.values) return value.values;
  if (value.type === 'path') return listDirectory(state);
  const name = value.name.toLowerCase();
  if (name === 'region') return regionIds;
  if (name === 'namespace' || (group === 'namespace' && value.type === 'name')) return Object.keys(state.namespaces);
  const namespace = state.namespaces[chosen ?? state.currentNamespace ?? Object.keys(state.namespaces)[0] ?? ''];
  if (!namespace || (value.type !== 'machine' && value.type !== 'name')) return [];
  const noun = value.type === 'machine' ? 'machine' : name === 'name' ? group : name;
  const kind = COUNTED_KINDS.find((kind) => kind === `${noun}s`);
  return kind ? Object.values<{name: string}>(namespace[kind]).map((resource) => resource.name) : [];
}
