import {type Clock, runCommand} from './runCommand';
import {scenarios} from './scenarios';
import {createEmptyState, createFile, type StateOptions} from './state/createEmptyState';
import {pick} from './resources';
import type {SimulatorState} from './state/types';

/** Starting state of the simulator: a scenario, and overrides of its options. */
export interface CreateStateOptions extends StateOptions {
  /** Name of a scenario, whose options are the defaults. An unknown name starts as `fresh`. */
  scenario?: string;
}

/** Creates the starting state by running the scenario's commands. Deterministic. */
export function createState({scenario: name = '', ...own}: CreateStateOptions = {}): SimulatorState {
  const {setup = [], options = {}} = pick(scenarios, name) ?? {};
  const files = {...options.files, ...own.files};
  let state = createEmptyState({...options, ...own, files});
  for (const line of setup) ({state} = runCommand(state, line, clockOf(state)));
  return state;
}

/** A clock with the state's time, at which a page's first transcript starts. */
export function clockOf({now}: SimulatorState): Clock {
  return {now};
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
  const behavior = {bodies: {...bodies}, startLog: [], crashingTags: [], seconds: {}, commands: {}};
  return {...state, behaviors: {...state.behaviors, [app]: behavior}};
}

/** Writes a file to the project directory, like an editor. */
export function writeFile(state: SimulatorState, path: string, text: string): SimulatorState {
  return {...state, files: {...state.files, [path]: createFile(text)}};
}
