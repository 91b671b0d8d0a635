import {createFile} from './createEmptyState';
import type {SimulatorState} from './types';

/** Adds a file to the project directory, as if the reader had written it with an editor. */
export function writeFile(state: SimulatorState, path: string, text: string): SimulatorState {
  return {...state, files: {...state.files, [path]: createFile(text)}};
}
