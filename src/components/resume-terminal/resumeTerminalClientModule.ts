/** Opens the terminal again after a reload, and in a tab that another tab's terminal opened. */
const resume = async () => {
  try {
    const isOpen = JSON.parse(sessionStorage.getItem('al-terminal-1') ?? '{}').isOpen === true;
    if (!isOpen && window.location.hash !== '#terminal') return;
    const {openTerminal} = await import(
      /* webpackChunkName: "open-terminal" */ '@site/src/components/live-terminal/openTerminal'
    );
    await openTerminal();
  } catch {
    // Without storage or a connection, the reader opens it.
  }
};

if (typeof window !== 'undefined') void resume();

export default {};
