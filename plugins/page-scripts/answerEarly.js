// Runs in the built page, as it stands here, before the first element: answers what a reader does before React listens,
// or does it over then.
{
  const root = document.documentElement;
  const controls = 'button, [role=button], [role=tab], input[type=checkbox]';
  const waiting = [];
  // Whoever comes for a place on the page needs all that is above it laid out: src/components/long-lists.
  root.toggleAttribute('data-whole', location.hash !== '');

  const hydrated = () => root.dataset.hasHydrated === 'true';

  const wait = (event, replay) => {
    event.preventDefault();
    waiting.push(replay);
    root.dataset.waiting = '';
    // Not there yet while the page is still coming.
    window.loadPageScripts?.();
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

  const onClick = (event) => {
    if (!event.isTrusted || !(event.target instanceof Element)) return;
    const control = event.target.closest(controls);
    if (!control) return;
    const isToggle = control.closest('[class*=toggleButton_]');
    if (window.docusaurusRoot) {
      // From here on React takes a click to its component, hydrating it first; but the theme keeps its toggle disabled
      // until hydration is over, and React has read the choice by now.
      if (isToggle) wait(event, () => control.click());
    } else if (isToggle) switchTheme();
    else wait(event, () => control.click());
  };

  const onKey = (event) => {
    if (event.defaultPrevented || hydrated() || event.altKey) return;
    const command = event.ctrlKey || event.metaKey;
    const typing = event.target instanceof Element && event.target.matches('input, textarea, select');
    if (!(command && event.key.toLowerCase() === 'k') && !(event.key === '/' && !command && !typing)) return;
    const {key, code, ctrlKey, metaKey, shiftKey} = event;
    const again = {key, code, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true};
    if (waiting.length === 0) wait(event, () => document.body.dispatchEvent(new KeyboardEvent('keydown', again)));
    else event.preventDefault();
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
