import {createElement} from 'react';
import {createRoot} from 'react-dom/client';
import LiveTerminal, {type TerminalHandle} from './LiveTerminal';
import {terminalStore, type RunRequest} from './terminalStore';

// The simulator loads as soon as a reader is about to run something.
terminalStore.prepare();

let opening: Promise<TerminalHandle> | undefined;

/** The terminal is outside of the page's tree, so that it stays open while the reader goes to other pages. */
function mount(): Promise<TerminalHandle> {
  return new Promise((resolve) => {
    const host = document.body.appendChild(document.createElement('div'));
    createRoot(host).render(
      createElement(LiveTerminal, {
        ref: (handle: TerminalHandle | null) => {
          if (handle) resolve(handle);
        },
      }),
    );
  });
}

/**
 * Opens the terminal of this tab.
 *
 * @param request what it runs; without one, it continues where it was
 */
export async function openTerminal(request?: RunRequest): Promise<void> {
  opening ??= mount();
  (await opening).open(request);
}
