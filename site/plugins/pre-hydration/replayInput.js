// Inline script before the first element. Until React listens, it switches the color mode and keeps clicks on other
// controls, shortcuts and the text for the search field, to replay them after hydration. Escape cancels them.
{
  const root = document.documentElement;
  const {themeKey, respectsSystem} = document.currentScript.dataset;
  const controls = 'button:not([data-copy-code]), [role=button], [aria-expanded], .al-search-button';
  /** Positions of clicked controls among all: React replaces some elements when it hydrates the page. */
  let pending = [];
  /** Text for the search field, which opens after hydration. */
  let typed = '';
  let isSubmitted = false;

  const isReactListening = () => window.docusaurusRoot !== undefined || window.pageScriptsFailed;
  const indexOf = (control) => [...document.querySelectorAll(controls)].indexOf(control);
  const isSearchPending = () => pending.includes(indexOf(document.querySelector('.al-search-button')));

  const replayLater = (event, control) => {
    event.preventDefault();
    const index = indexOf(control);
    // A second click on the same control is an impatient one.
    if (!pending.includes(index)) pending.push(index);
    root.dataset.waiting = '';
    // Scripts that wait for the first paint start now.
    window.loadPageScripts?.();
  };

  const cancel = () => {
    pending = [];
    typed = '';
    isSubmitted = false;
    delete root.dataset.waiting;
  };

  const type = (event) => {
    const {key} = event;
    if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (key === 'Enter') isSubmitted = typed !== '';
    else if (key.length === 1) typed += key;
    else return;
    event.preventDefault();
  };

  const replay = () => {
    const all = document.querySelectorAll(controls);
    const text = typed;
    // Found first, because a click may remove one of them.
    for (const control of pending.map((index) => all[index])) control?.click();
    // Waits until the dialog has opened.
    if (text)
      setTimeout(() => {
        document.execCommand('insertText', false, text);
        const enter = new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, cancelable: true});
        if (isSubmitted) document.activeElement.dispatchEvent(enter);
      });
  };

  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  const applyColorMode = () => {
    const {themeChoice} = root.dataset;
    root.dataset.theme = themeChoice === 'system' ? (prefersDark.matches ? 'dark' : 'light') : themeChoice;
  };

  /** Cycles as the theme does: system, unless the site ignores it, light, dark. */
  const switchColorMode = () => {
    const afterDark = respectsSystem === 'true' ? 'system' : 'light';
    const choice = {system: 'light', light: 'dark', dark: afterDark}[root.dataset.themeChoice];
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
    if (key === 'Escape') return cancel();
    const hasModifier = event.ctrlKey || event.metaKey;
    if (!hasModifier && !isTyping && isSearchPending()) return type(event);
    // Keyboards without Latin letters: the search dialog's keys.ts recognizes the same ones.
    const isForeign = /[^\0-\u024f]/.test(key);
    if (hasModifier)
      key = (key.toLowerCase() === 'k' || (isForeign && event.code === 'KeyK')) && !event.shiftKey && '/';
    else if (isTyping || root.dataset.singleKeys) return;
    else if (isForeign && event.code === 'Slash') key = '/';
    if (key === '/' || key === '?') replayLater(event, document.querySelector(`[aria-keyshortcuts$="${key}"]`));
  };

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
    replay();
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
}
