import {type Clock, runCommand} from './runCommand';
import {scenarios} from './scenarios/index';
import {type StateOptions, createEmptyState, createFile} from './state/createEmptyState';
import {createSilentBehavior} from './state/logStart';
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

/**
 * Sets the bodies that an app returns. Every other path returns 404.
 *
 * @param bodies body by path, such as `{'/healthz': 'ok\n'}`
 */
export function serveBodies(
  state: SimulatorState,
  app: string,
  bodies: Readonly<Record<string, string>>,
): SimulatorState {
  const behavior = {...createSilentBehavior(), bodies: {...bodies}};
  return {...state, behaviors: {...state.behaviors, [app]: behavior}};
}

/** Writes a file to the project directory, like an editor. */
export function writeFile(state: SimulatorState, path: string, text: string): SimulatorState {
  return {...state, files: {...state.files, [path]: createFile(text)}};
}
