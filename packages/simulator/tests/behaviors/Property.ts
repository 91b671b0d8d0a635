import {parse} from 'yaml';
import {clockOf, runCommand, type CommandResult, type SimulatorState} from '../../src';
import type {App, Namespace} from '../../src/state/types';
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

/** The namespace of all scenarios. */
export const acme = (state: SimulatorState): Namespace => state.namespaces.acme as Namespace;

/** Every app with its namespace. */
export const liveApps = (state: SimulatorState): readonly (readonly [Namespace, App])[] =>
  Object.values(state.namespaces).flatMap((namespace) =>
    Object.values(namespace.apps).map((app) => [namespace, app] as const),
  );

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
