import {runCommand, type Clock} from './runCommand';
import {scenarios} from './scenarios';
import {createEmptyState, type StateOptions} from './state/createEmptyState';
import type {SimulatorState} from './state/types';

/** Starting state of the simulator: a scenario, and overrides of its options. */
export interface CreateStateOptions extends StateOptions {
  /** Name of a scenario, whose options are the defaults. An unknown name starts as `fresh`. */
  scenario?: string;
}

/** Creates the starting state by running the scenario's commands. Deterministic. */
export function createState(options: CreateStateOptions = {}): SimulatorState {
  const {scenario: name, ...own} = options;
  const scenario = name !== undefined && Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
  if (!scenario) return createEmptyState(own);
  let state = createEmptyState({
    ...scenario.options,
    ...own,
    files: {...scenario.options.files, ...own.files},
    behaviors: {...scenario.options.behaviors, ...own.behaviors},
  });
  for (const line of scenario.setup) {
    state = runCommand(state, line, clockOf(state)).state;
  }
  return state;
}

/** A clock with the state's time, at which a page's first transcript starts. */
export function clockOf(state: SimulatorState): Clock {
  return {now: state.now};
}
