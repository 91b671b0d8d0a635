// Runs in the built page, as it stands here, before the first element: answers what a reader does before React listens,
// or does it over then. showMenuEarly.js and showSearchEarly.js make what stands in for the menu and for search,
// showTabEarly.js shows panels, and answerCopy.js answers the buttons that copy code, then and later.
{
  const root = document.documentElement;
  const controls = 'button:not([data-copy-code]), [role=button], input[type=checkbox]';
  const waiting = [];
  // Whoever comes for a place on the page needs all that is above it laid out: src/components/later.
  root.toggleAttribute('data-whole', location.hash !== '');
  const showWhole = ({target}) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) root.dataset.whole = '';
  };
  addEventListener('click', showWhole, {capture: true});

  const hydrated = () => root.dataset.hasHydrated === 'true';

  const replayLater = (event, replay) => {
    event.preventDefault();
    waiting.push(replay);
    // Not there yet while the page is still coming.
    window.loadPageScripts?.();
  };

  const wait = (event, replay) => {
    replayLater(event, replay);
    root.dataset.waiting = '';
  };

  const system = matchMedia('(prefers-color-scheme: dark)');
  const systemTheme = () => (system.matches ? 'dark' : 'light');
  const onSystem = () => {
    if (root.dataset.themeChoice === 'system') root.dataset.theme = systemTheme();
  };

  /** As the theme does: the system's mode, then light, then dark. */
  const switchTheme = () => {
    const next = {system: 'light', light: 'dark', dark: 'system'}[root.dataset.themeChoice];
    root.dataset.themeChoice = next;
    root.dataset.theme = next === 'system' ? systemTheme() : next;
    try {
      if (next === 'system') localStorage.removeItem('theme');
      else localStorage.setItem('theme', next);
    } catch {
      // Without storage the choice holds for this page.
    }
  };

  const findEarlySearch = () => document.querySelector('.early-search');

  const openSearch = (event) => {
    if (findEarlySearch()) return event.preventDefault();
    window.showSearchEarly('');
    wait(event, () => {
      const detail = {query: ''};
      if (findEarlySearch()) document.dispatchEvent(new CustomEvent('aloft:open-search', {cancelable: true, detail}));
    });
  };

  const onClick = (event) => {
    if (!event.isTrusted || event.defaultPrevented || !(event.target instanceof Element)) return;
    const control = event.target.closest(controls);
    const toggle = '[class*=toggleButton_]';
    if (control?.matches(toggle)) {
      // The theme keeps its toggle disabled until hydration is over, and React has read the choice when it starts.
      if (window.docusaurusRoot) wait(event, () => document.querySelector(toggle).click());
      else switchTheme();
      return;
    }
    // From here on React takes a click to its component, hydrating it first.
    if (!control || window.docusaurusRoot) return;
    if (control.matches('.al-search-button')) openSearch(event);
    else if (control.matches('.navbar__toggle')) wait(event, window.showMenuEarly(control));
    else if (control.role === 'tab') {
      window.showTabEarly(control);
      replayLater(event, () => control.click());
    } else wait(event, () => control.click());
  };

  const onKey = (event) => {
    if (event.defaultPrevented || hydrated() || event.altKey) return;
    if (!window.docusaurusRoot) window.focusTabEarly?.(event);
    const command = event.ctrlKey || event.metaKey;
    const typing = event.target instanceof Element && event.target.matches('input, textarea, select');
    if (!(command && event.key.toLowerCase() === 'k') && !(event.key === '/' && !command && !typing)) return;
    openSearch(event);
  };

  // The theme builds its toggle disabled, and enables it when React runs.
  const enableToggle = (_, observer) => {
    const toggles = document.querySelectorAll('[class*=toggleButton_]');
    for (const toggle of toggles) toggle.disabled = false;
    if (toggles.length > 0) observer.disconnect();
  };
  new MutationObserver(enableToggle).observe(root, {childList: true, subtree: true});
  addEventListener('click', onClick);
  addEventListener('keydown', onKey);
  system.addEventListener('change', onSystem);
  new MutationObserver((_, observer) => {
    if (!hydrated()) return;
    observer.disconnect();
    removeEventListener('click', onClick);
    removeEventListener('keydown', onKey);
    system.removeEventListener('change', onSystem);
    delete root.dataset.waiting;
    for (const replay of waiting) replay();
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
}
