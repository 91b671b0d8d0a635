import {parse} from 'yaml';
import {clockOf, runCommand, type CommandResult, type SimulatorState} from '../../src';
import type {App, Machine, Namespace} from '../../src/state/types';
import {play, type Line, type Terminal} from '../createTerminal';

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
export const unless = (condition: boolean, problem: string): readonly string[] => (condition ? [] : [problem]);

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

/** Checks every resource of a kind after every line. */
export const each = <K extends 'apps' | 'machines' | 'services' | 'volumes'>(
  kind: K,
  check: (one: Namespace[K][string], namespace: Namespace, state: SimulatorState) => readonly string[],
): Property => ({
  always: (state) => every(state, kind).flatMap(([namespace, one]) => check(one, namespace, state)),
});

/** Lines that prove a behavior. `{app}` is the first app that served before them, and `{machine}` its first machine. */
interface Script {
  readonly from: readonly string[];
  readonly after?: 'nothing';
  /** Without it, the random lines have prevented the behavior. */
  readonly when?: (terminal: Terminal) => boolean;
  /** Lines that prepare the behavior. The random lines have prevented it if one of them fails. */
  readonly given?: readonly Line[];
  /** What the lines after these don't change. */
  readonly keeps?: (terminal: Terminal) => unknown;
  readonly lines: readonly Line[] | ((terminal: Terminal) => readonly Line[]);
}

export const script = ({when = () => true, given = [], keeps, lines, ...how}: Script): Property => ({
  ...how,
  run: (terminal) => {
    if (!when(terminal)) return 'skip';
    const app = firstApp(terminal)?.name ?? 'none';
    const fill = (line: string): string =>
      line.replaceAll('{app}', app).replace('{machine}', () => machinesOf(terminal.acme(), app)[0]?.name ?? 'none');
    if (play(terminal, given, fill).length > 0) return 'skip';
    const before = keeps?.(terminal);
    const problems = play(terminal, typeof lines === 'function' ? lines(terminal) : lines, fill);
    return keeps ? [...problems, ...differs(keeps(terminal), before, 'what the lines keep')] : problems;
  },
});

/** Lines that fail with an error. */
export const refuses = (code: string, ...lines: string[]): readonly Line[] =>
  lines.map((line): Line => [`aloft ${line}`, `(${code})`]);

/** The first app that serves. */
export const firstApp = (terminal: Terminal): App | undefined =>
  Object.values(terminal.acme().apps).find(({release, state}) => release !== null && state === 'live');

/** Machines of an app, apart from those of tasks. */
export const machinesOf = ({machines}: Namespace, app: string): readonly Machine[] =>
  Object.values(machines).filter((machine) => machine.app === app && !machine.oneOff);

/** Runs a line in a state. */
export const runOn = (state: SimulatorState, words: readonly string[]): CommandResult =>
  runCommand(state, words, clockOf(state), {parseYaml: parse});

/** Fields that change as time passes, without a command. */
const PASSING = new Set(['state', 'due', 'updatedAt', 'readings', 'logs', 'expiresAt', 'issuer']);

/** What commands change, without what changes as time passes. */
export function contentOf({namespaces}: SimulatorState): unknown {
  return Object.values(namespaces).map(({machines, ...rest}) => [
    Object.keys(machines),
    JSON.parse(JSON.stringify(rest, (key, value: unknown) => (PASSING.has(key) ? undefined : value))),
  ]);
}

/** What commands change, of a terminal. */
export const content = (terminal: Terminal): unknown => contentOf(terminal.state());
