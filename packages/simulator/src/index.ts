/**
 * The platform simulator: `(state, command line, clock) → (state, output, exit code)`. It's pure, deterministic, and
 * small enough for the reader's browser.
 */
export {runCommand, type CommandResult} from './runCommand';
export {clockOf, createState, type CreateStateOptions, openSession, scenarioNames, scenarios} from './scenarios';
export type {Dependencies, Templates} from './context';
export type {SimulatorState} from './state/types';
