import {createOpener} from '../detached/createOpener';
import LiveTerminal from './LiveTerminal';
import {terminalStore, type RunRequest} from './terminalStore';

// The simulator loads as soon as a reader is about to run something.
terminalStore.prepare();

const findTerminal = createOpener(LiveTerminal);

/**
 * Opens the terminal of this tab.
 *
 * @param request what it runs; without one, it continues where it was
 */
export async function openTerminal(request?: RunRequest): Promise<void> {
  (await findTerminal()).open(request);
}

/** Runs the transcript of the page that a button names by its value: the transcript's index, from 0. */
export const runBlock = ({value}: HTMLButtonElement): Promise<void> =>
  openTerminal({source: window.location.pathname, block: Number(value)});
