import {runCommand, type Clock} from './runCommand';
import {scenarios} from './scenarios';
import {createEmptyState, type StateOptions} from './state/createEmptyState';
import type {SimulatorState} from './state/types';

/** How a simulated world begins: a scenario, and what differs from it. */
export interface CreateStateOptions extends StateOptions {
  /** Name of a scenario; its options apply where the others are absent. An unknown name begins as `fresh`. */
  scenario?: string;
}

/** A world at its start. With a scenario, its commands have been run. Deterministic. */
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

/** A clock that shows the state's own time: where a page's transcript begins. */
export function clockOf(state: SimulatorState): Clock {
  return {now: state.now};
}
