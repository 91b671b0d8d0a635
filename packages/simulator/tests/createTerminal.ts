import {parse} from 'yaml';
import {recognizeProject} from '@aloft/platform/frameworks';
import {
  clockOf,
  createState,
  runCommand,
  writeFile,
  type CommandResult,
  type CreateStateOptions,
  type SimulatorState,
} from '../src';
import type {Namespace} from '../src/state/types';

/** A terminal for tests, which runs lines one after the other in one state. */
export interface Terminal {
  run: (line: string | readonly string[]) => CommandResult;
  /** Runs a line that must succeed, and returns its standard output. */
  ok: (line: string) => string;
  /** Runs a line that must fail, and returns its error code. */
  fails: (line: string) => string | undefined;
  /** Runs a line with `-o json` and returns the data. */
  json: <T = Record<string, unknown>>(line: string) => T;
  state: () => SimulatorState;
  /** The namespace of all scenarios. */
  acme: () => Namespace;
  /** Writes a file of the project. */
  write: (path: string, text: string) => void;
}

/**
 * Opens a terminal in a scenario.
 *
 * @param onLine called with the words of each line before it runs
 */
export function createTerminal(
  options: CreateStateOptions | string = 'logged-in',
  start = createState(typeof options === 'string' ? {scenario: options} : options),
  onLine?: (words: readonly string[]) => void,
): Terminal {
  let state = start;
  const run = (line: string | readonly string[]): CommandResult => {
    onLine?.(typeof line === 'string' ? line.split(' ') : line);
    const result = runCommand(state, line, clockOf(state), {parseYaml: parse, recognizeProject});
    state = result.state;
    return result;
  };
  const ok = (line: string): string => {
    const result = run(line);
    if (result.exitCode !== 0) throw new Error(`${line}\nexit code ${result.exitCode}\n${result.stderr}`);
    return result.stdout;
  };
  return {
    run,
    ok,
    fails: (line) => {
      const result = run(line);
      if (result.exitCode === 0) throw new Error(`${line}\ndid not fail:\n${result.stdout}`);
      return result.errorCode;
    },
    json: <T>(line: string): T => JSON.parse(ok(`${line} -o json`)) as T,
    state: () => state,
    acme: () => state.namespaces.acme as Namespace,
    write: (path, text) => {
      state = writeFile(state, path, text);
    },
  };
}
