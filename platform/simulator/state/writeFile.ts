import {createFile} from './createEmptyState';
import type {SimulatorState} from './types';

/** The same world with a file in the project folder, as a reader writes it with an editor. */
export function writeFile(state: SimulatorState, path: string, text: string): SimulatorState {
  return {...state, files: {...state.files, [path]: createFile(text)}};
}
