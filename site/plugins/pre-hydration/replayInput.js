// Inline script before the first element. Until React listens, it switches the color mode and keeps the first click on
// any other control, or the first shortcut, to replay it after hydration.
{
  const root = document.documentElement;
  const {themeKey} = document.currentScript.dataset;
  const controls = 'button:not([data-copy-code]), [role=button], [aria-expanded], .al-search-button';
  /** Position among the controls: React replaces some elements when it hydrates the page. */
  let pending;

  const isReactListening = () => window.docusaurusRoot !== undefined || window.pageScriptsFailed;

  const replayLater = (event, control) => {
    event.preventDefault();
    pending ??= [...document.querySelectorAll(controls)].indexOf(control);
    root.dataset.waiting = '';
    // Scripts that wait for the first paint start now.
    window.loadPageScripts?.();
  };

  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  const applyColorMode = () => {
    const {themeChoice} = root.dataset;
    root.dataset.theme = themeChoice === 'system' ? (prefersDark.matches ? 'dark' : 'light') : themeChoice;
  };

  /** Cycles as the theme does: system, light, dark. */
  const switchColorMode = () => {
    const choice = {system: 'light', light: 'dark', dark: 'system'}[root.dataset.themeChoice];
    root.dataset.themeChoice = choice;
    applyColorMode();
    try {
      if (choice === 'system') localStorage.removeItem(themeKey);
      else localStorage.setItem(themeKey, choice);
    } catch {
      // Without storage, the choice applies only to this page.
    }
  };

  const onClick = (event) => {
    if (isReactListening() || !event.isTrusted || !(event.target instanceof Element)) return;
    const control = event.target.closest(controls);
    if (control?.matches('[data-color-mode-toggle]')) switchColorMode();
    else if (control) replayLater(event, control);
  };

  const onKey = (event) => {
    // React queues clicks while it hydrates the page, but not keys.
    if (window.pageScriptsFailed || event.defaultPrevented || event.altKey) return;
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
    let {key} = event;
    // Keyboards without Latin letters: the search dialog's keys.ts recognizes the same ones.
    const isForeign = /[^\0-\u024f]/.test(key);
    if (event.ctrlKey || event.metaKey)
      key = (key.toLowerCase() === 'k' || (isForeign && event.code === 'KeyK')) && !event.shiftKey && '/';
    else if (isTyping || root.dataset.singleKeys) return;
    else if (isForeign && event.code === 'Slash') key = '/';
    if (key === '/' || key === '?') replayLater(event, document.querySelector(`[aria-keyshortcuts$="${key}"]`));
  };

  try {
    // Written by the shortcuts dialog.
    if (localStorage.getItem('aloft.single-keys') === 'off') root.dataset.singleKeys = 'off';
  } catch {
    // Without storage, all shortcuts are on.
  }

  addEventListener('click', onClick);
  addEventListener('keydown', onKey);
  // React doesn't observe the system's preference before hydration.
  prefersDark.addEventListener('change', applyColorMode);
  new MutationObserver((_, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    removeEventListener('click', onClick);
    removeEventListener('keydown', onKey);
    prefersDark.removeEventListener('change', applyColorMode);
    delete root.dataset.waiting;
    document.querySelectorAll(controls)[pending]?.click();
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
}
