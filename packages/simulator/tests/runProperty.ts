import fc from 'fast-check';
import {createState, type SimulatorState} from '../src';
import {scenarios} from '../src/scenarios';
import {runOn, type Property, type Step} from './behaviors/Property';
import {createTerminal} from './createTerminal';
import {formatLine, randomLine, randomSession, resolveLine, type RandomLine} from './randomLines';

/** Another seed runs other sessions: `PROPERTY_SEED=7 npm run test:unit -- …`. */
const seed = Number(process.env.PROPERTY_SEED ?? 20261020);
const SESSIONS = 300;
const LONGEST = 9;
const RUNS = 12;

/** Lines from a scenario, and what is wrong after the last one. */
interface Violation {
  readonly scenario: string;
  readonly lines: readonly (readonly string[])[];
  readonly problem: string;
}

const starts = new Map<string, SimulatorState>();

function startOf(scenario: string): SimulatorState {
  const state = starts.get(scenario) ?? createState({scenario});
  starts.set(scenario, state);
  return state;
}

/** Runs a session, whose names depend on the state before each line. */
function runSession([scenario, lines]: readonly [string, readonly RandomLine[]]): {scenario: string; steps: Step[]} {
  const steps: Step[] = [];
  for (const line of lines) {
    const before = steps.at(-1)?.result.state ?? startOf(scenario);
    const words = resolveLine(before, line);
    steps.push({before, words, result: runOn(before, words)});
  }
  return {scenario, steps};
}

let sessions: readonly {readonly scenario: string; readonly steps: readonly Step[]}[] | undefined;

/** Random sessions, which all properties of lines share. */
function randomSessions(): NonNullable<typeof sessions> {
  sessions ??= fc.sample(randomSession(LONGEST), {seed, numRuns: SESSIONS}).map(runSession);
  return sessions;
}

/** Finds lines that violate a property; null if there are none. */
export function findViolation(property: Property): Violation | null {
  return 'run' in property ? findInRuns(property) : findInSessions(property);
}

function findInSessions(property: Extract<Property, {always: unknown} | {step: unknown}>): Violation | null {
  const check = (step: Step): string | undefined =>
    ('step' in property ? property.step(step) : property.always(step.result.state))[0];
  for (const {scenario, steps} of randomSessions()) {
    const index = steps.findIndex((step) => check(step) !== undefined);
    if (index < 0) continue;
    const lines = steps.slice(0, index + 1).map(({words}) => words);
    return {scenario, lines, problem: check(steps[index] as Step) ?? ''};
  }
  return null;
}

function findInRuns({from, after, run}: Extract<Property, {run: unknown}>): Violation | null {
  const attempt = (scenario: string, before: Violation['lines']): Violation | 'skip' | null => {
    const lines: (readonly string[])[] = [];
    const terminal = createTerminal({scenario}, startOf(scenario), (words) => void lines.push(words));
    for (const words of before) terminal.run(words);
    if (before.length > 0 && runOn(terminal.state(), ['aloft', 'whoami']).exitCode !== 0) return 'skip';
    try {
      const outcome = run(terminal);
      if (outcome === 'skip') return outcome;
      return outcome[0] === undefined ? null : {scenario, lines, problem: outcome[0]};
    } catch (error) {
      // After random lines, a line can fail for reasons that the property isn't about.
      if (before.length > 0) return 'skip';
      throw error;
    }
  };
  for (const scenario of from) {
    const first = attempt(scenario, []);
    if (first === 'skip') throw new Error(`the property never holds from the scenario "${scenario}"`);
    if (first !== null) return first;
  }
  if (after === 'nothing') return null;
  const prefixes = fc.tuple(fc.constantFrom(...from), fc.array(randomLine, {minLength: 1, maxLength: 3}));
  for (const prefix of fc.sample(prefixes, {seed, numRuns: RUNS})) {
    const {scenario, steps} = runSession(prefix);
    const lines = steps.map(({words}) => words);
    const found = attempt(scenario, lines);
    if (found !== null && found !== 'skip') return found;
  }
  return null;
}

/** The message of a failed property, with lines that a reader can paste into the terminal. */
export function formatViolation({scenario, lines, problem}: Violation): string {
  const commands = [...(scenarios[scenario]?.setup ?? []), ...lines.map(formatLine)];
  return [`scenario ${scenario}`, ...commands, '', problem].join('\n');
}
