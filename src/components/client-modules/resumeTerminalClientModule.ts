const wasOpen = (): boolean => {
  try {
    return JSON.parse(sessionStorage.getItem('al-terminal-1') ?? 'null')?.isOpen === true;
  } catch {
    // Storage is blocked, or the value is invalid.
    return false;
  }
};

/** Opens the terminal again after a reload, and in a tab that another tab's terminal opened. */
const resume = async () => {
  if (!wasOpen() && window.location.hash !== '#terminal') return;
  try {
    const {openTerminal} = await import(
      /* webpackChunkName: "open-terminal" */ '@site/src/components/live-terminal/openTerminal'
    );
    await openTerminal();
  } catch {
    // Without a connection, the terminal stays closed until the reader opens it.
  }
};

if (typeof window !== 'undefined') void resume();

export default {};
