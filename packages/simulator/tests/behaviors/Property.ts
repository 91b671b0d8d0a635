import {parse} from 'yaml';
import {clockOf, runCommand, type CommandResult, type SimulatorState} from '../../src';
import type {Namespace} from '../../src/state/types';
import type {Terminal} from '../createTerminal';

/** A line that ran, with the states around it. */
export interface Step {
  readonly before: SimulatorState;
  readonly words: readonly string[];
  readonly result: CommandResult;
}

/** How the simulator proves a behavior. Each function returns what is wrong. */
export type Property =
  /** Holds after every line of a random session. */
  | {readonly always: (state: SimulatorState) => readonly string[]}
  /** Holds for every line of a random session. */
  | {readonly step: (step: Step) => readonly string[]}
  /** Holds for the lines that it runs itself, after a few random ones. It returns `skip` if they prevent it. */
  | {readonly from: readonly string[]; readonly after?: 'nothing'; readonly run: (terminal: Terminal) => Outcome};

export type Outcome = readonly string[] | 'skip';

/** No problem if the condition holds. */
export function unless(condition: boolean, problem: string): readonly string[] {
  return condition ? [] : [problem];
}

/** A problem if the values differ. */
export function differs(actual: unknown, expected: unknown, what: string): readonly string[] {
  const [is, was] = [actual, expected].map((value) => JSON.stringify(value));
  return unless(is === was, `${what}: ${is}, but expected ${was}`);
}

/** Every resource of a kind with its namespace. */
export const every = <K extends 'apps' | 'machines' | 'services' | 'volumes'>(
  {namespaces}: SimulatorState,
  kind: K,
): readonly (readonly [Namespace, Namespace[K][string]])[] =>
  Object.values(namespaces).flatMap((namespace) =>
    Object.values(namespace[kind] as Record<string, Namespace[K][string]>).map((one) => [namespace, one] as const),
  );

/** Lines that fail with an error and change nothing, after those that the function runs itself. */
export const refuses = (
  from: readonly string[],
  code: string,
  lines: (terminal: Terminal) => readonly string[] | 'skip',
): Property => ({
  from,
  run: (terminal) => {
    const refused = lines(terminal);
    if (refused === 'skip') return refused;
    const before = contentOf(terminal.state());
    return [
      ...refused.flatMap((line) => differs(terminal.fails(`aloft ${line}`), code, `the error of aloft ${line}`)),
      ...differs(contentOf(terminal.state()), before, 'a line changed something'),
    ];
  },
});

/** Runs a line once more. */
export function runAgain(state: SimulatorState, words: readonly string[]): CommandResult {
  return runCommand(state, words, clockOf(state), {parseYaml: parse});
}

/** Fields that change as time passes, without a command. */
const PASSING = new Set(['state', 'due', 'updatedAt', 'readings', 'logs', 'expiresAt', 'issuer']);

/** What commands change, without what changes as time passes. */
export function contentOf({namespaces}: SimulatorState): unknown {
  return Object.values(namespaces).map(({machines, ...rest}) => [
    Object.keys(machines),
    JSON.parse(JSON.stringify(rest, (key, value: unknown) => (PASSING.has(key) ? undefined : value))),
  ]);
}
