/**
 * The platform simulator: `(state, command line, clock) → (state, output, exit code)`. It's pure, deterministic, and
 * small enough for the reader's browser.
 */
export {runCommand, type Clock, type CommandResult} from './runCommand';
export {createState, clockOf, serveBodies, writeFile, type CreateStateOptions} from './createState';
export {scenarios, scenarioNames, type Scenario} from './scenarios';
export type {Dependencies, Templates} from './context';
export type {SimulatorState} from './state/types';
