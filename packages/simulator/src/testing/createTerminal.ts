import {parse} from 'yaml';
import {clockOf, createState, runCommand, type CommandResult, type CreateStateOptions, type SimulatorState} from '..';

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
}

/** Opens a terminal in a scenario. */
export function createTerminal(options: CreateStateOptions | string = 'logged-in'): Terminal {
  let state = createState(typeof options === 'string' ? {scenario: options} : options);
  const run = (line: string | readonly string[]): CommandResult => {
    const result = runCommand(state, line, clockOf(state), {parseYaml: parse});
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
  };
}
