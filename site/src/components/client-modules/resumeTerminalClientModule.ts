const readTerminal = (): {readonly isOpen?: unknown; readonly pending?: unknown} => {
  try {
    return (JSON.parse(sessionStorage.getItem('al-terminal-4') ?? 'null') ?? {}) as object;
  } catch {
    // Storage is blocked, or the value is invalid.
    return {};
  }
};

/**
 * Opens the terminal in a tab that another tab's terminal opened, and after a reload that interrupted a command. After
 * another reload, only shows a bar, because a terminal would cover the page and take the focus.
 */
const resume = async () => {
  const {isOpen, pending} = readTerminal();
  const isNewTab = window.location.hash === '#terminal';
  if (isOpen !== true && !isNewTab) return;
  try {
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
