import {createFile} from './createEmptyState';
import type {SimulatorState} from './types';

/** Writes a file to the project directory, like an editor. */
export function writeFile(state: SimulatorState, path: string, text: string): SimulatorState {
  return {...state, files: {...state.files, [path]: createFile(text)}};
}
