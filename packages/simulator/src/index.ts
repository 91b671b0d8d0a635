/**
 * The platform simulator: `(state, command line, clock) → (state, output, exit code)`. It's pure, deterministic, and
 * small enough for the reader's browser.
 */
export {runCommand, type Clock, type CommandResult} from './runCommand';
export {createState, clockOf, type CreateStateOptions} from './createState';
export {scenarios, scenarioNames, type Scenario} from './scenarios';
export {advanceState as advance} from './state/advanceState';
export type {StateOptions} from './state/createEmptyState';
export {serveBodies} from './createState';
export {writeFile} from './createState';
export type {Dependencies, Templates} from './context';
export type {SimulatorState} from './state/types';
