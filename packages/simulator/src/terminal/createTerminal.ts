import {brand} from '@aloft/platform/brand';
import {clockOf, createState, runCommand, serveBodies, writeFile, type Dependencies, type SimulatorState} from '..';
import {resolvePath} from '../programs/resolvePath';
import {completeLine, type Completion} from './completeLine';
import type {PageSession} from './PageSession';
import {terminalCommands} from './terminalCommands';

/** Result of a line that a reader runs. */
export interface TerminalReply {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number;
  /** Simulated time, ms since the epoch. */
  readonly now: number;
  /** Directory of the shell, relative to the project's; empty for the project's. */
  readonly directory: string;
  /** True after the reader turned colors off with `NO_COLOR`. */
  readonly isPlain: boolean;
  /** Set when the line opens a file in the editor. */
  readonly edit?: {readonly path: string; readonly text: string};
  /** Set when the line clears the screen. */
  readonly clear?: boolean;
}

/** An interactive terminal on the simulated platform. */
export interface Terminal {
  /**
   * Starts over in the state before one of a page's transcripts, by running everything before it.
   *
   * @param block index of the transcript, from 0
   * @param isKept whether to continue in the current state instead
   * @returns the transcript's commands
   */
  readonly open: (session: PageSession, block: number, isKept?: boolean) => readonly string[];
  /** Runs a line. Never throws. */
  readonly run: (line: string) => TerminalReply;
  /** Completes a line at its end. */
  readonly complete: (line: string) => Completion;
  /** Writes a file from the editor. */
  readonly write: (path: string, text: string) => TerminalReply;
  /** The whole state, as plain JSON. */
  readonly save: () => SimulatorState;
  /** Continues in a saved state. Invalid ones are ignored. */
  readonly restore: (state: SimulatorState) => void;
}

const defaultScenario = 'logged-in';

/** Creates a terminal. It starts logged in, in a project without a manifest. */
export function createTerminal(dependencies: Dependencies = {}): Terminal {
  let state = createState({scenario: defaultScenario});
  /** Files of the samples that the opened pages copy, by id. */
  const samples: Record<string, Readonly<Record<string, string>>> = {};

  const reply = (stdout: string, stderr = '', exitCode = 0): TerminalReply => ({
    stdout,
    stderr,
    exitCode,
    now: state.now,
    directory: state.shell.directory,
    isPlain: Boolean(state.shell.env['NO_COLOR']),
  });
  const execute = (line: string): TerminalReply => {
    const templates = {read: (id: string) => samples[id]};
    const result = runCommand(state, line, clockOf(state), {...dependencies, templates});
    ({state} = result);
    return reply(result.stdout, result.stderr, result.exitCode);
  };

  const wait = (duration: string | undefined): TerminalReply => {
    if (duration === undefined) return reply('', 'wait: write how long, for example wait 5m\n', 2);
    const {exitCode, stderr} = execute(`sleep ${duration}`);
    if (exitCode !== 0) return reply('', stderr.replaceAll('sleep', 'wait'), exitCode);
    return reply(`It is now ${new Date(state.now).toISOString().slice(0, 19).replace('T', ' ')} UTC.\n`);
  };
  const edit = (name: string = brand.manifest): TerminalReply => {
    const path = resolvePath(state, name);
    return {...reply(''), edit: {path, text: state.files[path]?.text ?? ''}};
  };

  return {
    open: (session, block, isKept = false) => {
      for (const step of session) if ('template' in step) samples[step.template] = step.files;
      const {last, before} = splitSession(session, block);
      if (isKept) return last;
      state = createState({scenario: defaultScenario});
      for (const step of before) {
        if ('scenario' in step) state = createState({scenario: step.scenario});
        else if ('file' in step) state = writeFile(state, step.file, step.text);
        else if ('serve' in step) state = serveBodies(state, step.serve, step.bodies);
        else if ('block' in step) step.block.forEach(execute);
      }
      return last;
    },
    run: (line) => {
      const [program, ...args] = line.trim().split(/\s+/);
      if (program === 'clear') return {...reply(''), clear: true};
      if (program === 'help') return reply(formatHelp());
      if (program === 'wait') return wait(args[0]);
      return program === 'edit' ? edit(args[0]) : execute(line);
    },
    complete: (line) => completeLine(line, state),
    write: (path, text) => {
      state = writeFile(state, path, text);
      return reply(`Wrote ${path}\n`);
    },
    save: () => state,
    restore: (saved) => {
      if (isState(saved)) state = saved;
    },
  };
}

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** Whether a value has the structure of a state that commands rely on. */
function isState(value: unknown): boolean {
  const hasParts = (part: unknown, model: object, nullable: readonly string[] = []): boolean =>
    kindOf(part) === 'object' &&
    Object.entries(model).every(([key, expected]) => {
      const kind = kindOf((part as Record<string, unknown>)[key]);
      return kind === kindOf(expected) || (nullable.includes(key) && ['null', 'object', 'string'].includes(kind));
    });
  const model = createState({scenario: defaultScenario});
  if (!hasParts(value, model, ['session', 'currentNamespace'])) return false;
  const {account, shell} = value as SimulatorState;
  return hasParts(account, model.account) && hasParts(shell, model.shell);
}

function splitSession(session: PageSession, block: number) {
  const places = session.flatMap((step, index) => ('block' in step ? [index] : []));
  const place = places[block] ?? session.length;
  const step = session[place];
  return {before: session.slice(0, place), last: step && 'block' in step ? step.block : []};
}

function formatHelp(): string {
  const width = Math.max(...terminalCommands.map(({usage}) => usage.length)) + 3;
  const lines = terminalCommands.map(({usage, description}) => `  ${usage.padEnd(width)}${description}`);
  return ['Commands of this simulation:', ...lines, '', `Start with ${brand.cli} --help.`, ''].join('\n');
}
