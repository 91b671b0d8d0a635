import {createOpener} from '../dialogs/createOpener';
import LiveTerminal from './LiveTerminal';
import {terminalStore, type RunRequest} from './terminalStore';

// Starts loading the simulator before the reader runs a command.
terminalStore.prepare();

const findTerminal = createOpener(LiveTerminal);

/**
 * Opens the terminal of this tab.
 *
 * @param request transcript to run; without one, the session continues
 */
export async function openTerminal(request?: RunRequest): Promise<void> {
  (await findTerminal()).open(request);
}

/** Shows the terminal of this tab as a bar. */
export const resumeTerminal = async (): Promise<void> => (await findTerminal()).resume();

/** Runs a transcript of the page. The button's value is the transcript's index, from 0. */
export const runBlock = ({value}: HTMLButtonElement): Promise<void> =>
  openTerminal({source: window.location.pathname, block: Number(value)});
