import {createStorageSlot} from '@docusaurus/theme-common';

const saved = createStorageSlot('al-terminal-4', {persistence: 'sessionStorage'});

/** What the tab stored; an invalid value counts as none. */
function readSaved(): {readonly isOpen?: unknown; readonly pending?: unknown} {
  try {
    return (JSON.parse(saved.get() ?? '{}') ?? {}) as object;
  } catch {
    return {};
  }
}

/**
 * Opens the terminal in a tab that another tab's terminal opened, and after a reload that interrupted a command. After
 * another reload, only shows a bar, because a terminal would cover the page and take the focus.
 */
const resume = async () => {
  const isNewTab = window.location.hash === '#terminal';
  try {
    const {isOpen, pending} = readSaved();
    if (isOpen !== true && !isNewTab) return;
    const {openTerminal, resumeTerminal} = await import(
      /* webpackChunkName: "open-terminal" */ '@site/src/components/live-terminal/LiveTerminal'
    );
    if (isNewTab || pending !== undefined) openTerminal();
    else resumeTerminal();
  } catch {
    // Without a connection, the terminal stays closed until the reader opens it.
  }
};

if (typeof window !== 'undefined') void resume();

export default {};
