import {brand} from '@aloft/platform/brand';
import {isObject} from '@aloft/platform/values';
import {clockOf, createState, runCommand, serveBodies, writeFile, type Dependencies, type SimulatorState} from '..';
import {align} from '../format/renderReply';
import {resolvePath} from '../programs/resolvePath';
import {formatTime} from '../state/lifecycle';
import {completeLine, type Completion} from './completeLine';

/** A step of a page's session, in the page's order. */
export type SessionStep =
  /** Starts over in a scenario. */
  | {readonly scenario: string}
  /** Adds a file of the project that the page shows. */
  | {readonly file: string; readonly text: string}
  /** Sets the response bodies of an app, by path. */
  | {readonly serve: string; readonly bodies: Readonly<Record<string, string>>}
  /** Provides a sample that the next transcript copies, with the text of its files by path. */
  | {readonly template: string; readonly files: Readonly<Record<string, string>>}
  /** Runs the commands of a transcript. */
  | {readonly block: readonly string[]};

/** The steps of a page's transcripts, in order. The build publishes one session for each page. */
export type PageSession = readonly SessionStep[];

/** Path of a page's session file, below the base URL: `terminal/docs/resources/apps.json`. */
export function sessionPath(pagePath: string): string {
  const name = pagePath.replace(/^\/|\/$/g, '');
  return `terminal/${name === '' ? 'index' : name}.json`;
}

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

const defaultScenario = 'logged-in';

/** Creates a terminal. It starts logged in, in a project without a manifest. */
export function createTerminal(dependencies: Dependencies = {}) {
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

  return {
    /**
     * Starts over in the state before one of a page's transcripts, by running everything before it.
     *
     * @param block index of the transcript, from 0
     * @param isKept whether to continue in the current state instead
     * @returns the transcript's commands
     */
    open: (session: PageSession, block: number, isKept = false): readonly string[] => {
      for (const step of session) if ('template' in step) samples[step.template] = step.files;
      const last = session.filter((step) => 'block' in step)[block];
      if (isKept) return last?.block ?? [];
      state = createState({scenario: defaultScenario});
      for (const step of session) {
        if (step === last) break;
        if ('scenario' in step) state = createState({scenario: step.scenario});
        else if ('file' in step) state = writeFile(state, step.file, step.text);
        else if ('serve' in step) state = serveBodies(state, step.serve, step.bodies);
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
        const path = resolvePath(state, word ?? brand.manifest);
        return {...reply(''), edit: {path, text: state.files[path]?.text ?? ''}};
      }
      if (program !== 'wait') return execute(line);
      if (word === undefined) return reply('', 'wait: write how long, for example wait 5m\n', 2);
      const {exitCode, stderr} = execute(`sleep ${word}`);
      if (exitCode !== 0) return reply('', stderr.replaceAll('sleep', 'wait'), exitCode);
      return reply(`It is now ${formatTime(state.now).replace('T', ' ').replace('Z', ' UTC')}.\n`);
    },
    complete: (line: string): Completion => completeLine(line, state),
    write: (path: string, text: string): TerminalReply => {
      state = writeFile(state, path, text);
      return reply(`Wrote ${path}\n`);
    },
    save: (): SimulatorState => state,
    /** Continues in a saved state. Invalid ones are ignored. */
    restore: (saved: SimulatorState): void => {
      if (isState(saved)) state = saved;
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
