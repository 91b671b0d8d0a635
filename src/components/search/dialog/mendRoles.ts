function set(element: Element | null | undefined, attributes: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element?.removeAttribute(name);
    else if (element?.getAttribute(name) !== value) element?.setAttribute(name, value);
  }
}

function mend(container: Element): void {
  set(container, {
    role: 'dialog',
    'aria-modal': 'true',
    'aria-label': 'Search',
    'aria-controls': undefined,
    'aria-expanded': undefined,
    'aria-haspopup': undefined,
    'aria-labelledby': undefined,
    'aria-owns': undefined,
    tabindex: undefined,
  });
  const lists = [...container.querySelectorAll('[role="listbox"][id]')].map(({id}) => id);
  set(container.querySelector('.DocSearch-Input'), {
    role: 'combobox',
    'aria-expanded': String(lists.length > 0),
    'aria-controls': lists.length > 0 ? lists.join(' ') : undefined,
  });
  // They are parts of the dialog, not the banner and the footer of the page.
  for (const name of ['.DocSearch-SearchBar', '.DocSearch-Footer']) set(container.querySelector(name), {role: 'group'});
  set(container.querySelector('.DocSearch-Footer'), {'aria-label': 'Keys'});
  set(container.querySelector('.DocSearch-SearchBar'), {'aria-label': 'Query'});
}

/**
 * DocSearch calls its outermost element a combobox, and its text field controls lists that are not there. It writes
 * these attributes anew with each answer, and each time they are mended: a dialog, with a combobox in it.
 * @returns stops mending
 */
export function mendRoles(container: Element): () => void {
  mend(container);
  const observer = new MutationObserver(() => mend(container));
  const attributeFilter = ['role', 'id', 'aria-controls', 'aria-expanded', 'aria-labelledby'];
  observer.observe(container, {subtree: true, childList: true, attributes: true, attributeFilter});
  return () => observer.disconnect();
}
