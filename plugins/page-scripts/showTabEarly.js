// Runs in built pages with tabs, before answerEarly.js: shows the panel of a tab before React does. All panels stand in the page.
{
  const stepOf = {ArrowLeft: -1, ArrowRight: 1};

  window.showTabEarly = (tab) => {
    for (const other of tab.parentElement.children) {
      const isChosen = other === tab;
      other.ariaSelected = isChosen;
      other.tabIndex = isChosen ? 0 : -1;
      document.getElementById(other.getAttribute('aria-controls')).hidden = !isChosen;
    }
  };

  /** Moves the focus among tabs as React will. */
  window.focusTabEarly = ({key, target}) => {
    const tabs = [...(target.closest?.('[role=tablist]')?.children ?? [])];
    const step = stepOf[key];
    if (step) tabs.at((tabs.indexOf(target) + step) % tabs.length)?.focus();
  };

  // What React would show later, from an earlier visit: below it nothing moves then.
  addEventListener('DOMContentLoaded', () => {
    for (const list of document.querySelectorAll('[data-group]')) {
      try {
        const chosen = localStorage.getItem(`docusaurus.tab.${list.dataset.group}`);
        const tab = [...list.children].find(({dataset}) => dataset.value === chosen);
        if (tab) window.showTabEarly(tab);
      } catch {
        // Without storage nothing was remembered.
      }
    }
  });
}
