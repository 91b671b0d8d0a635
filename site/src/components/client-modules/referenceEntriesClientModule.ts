/** The page's elements that open: entries of command lists, queries of metrics, and sections of pages, in order. */
export const listEntries = (): readonly HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>('.ref-entry > details, .ref-query, .markdown > details'),
];

/** Stores the open entries in the history entry, so that Back and Reload open them again. */
const remember = () => {
  const open = listEntries().flatMap((entry, index) => (entry.open ? [index] : []));
  window.history.replaceState({...(window.history.state as object | null), open}, '');
};

/** Keeps the reader's open entries, and opens all for printing and searching. */
export const onRouteDidUpdate = () => {
  const {open = []} = (window.history.state ?? {}) as {readonly open?: readonly number[]};
  if (open.length === 0) return;
  const entries = listEntries();
  for (const index of open) entries[index]?.setAttribute('open', '');
};

/** Opens all entries. @returns those that were closed */
const openAll = (): readonly HTMLDetailsElement[] => {
  const closed = listEntries().filter(({open}) => !open);
  for (const entry of closed) entry.open = true;
  return closed;
};

if (typeof window !== 'undefined') {
  let printed: readonly HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => void (printed = openAll()));
  window.addEventListener('afterprint', () => {
    for (const entry of printed) entry.open = false;
  });
  // `toggle` doesn't bubble.
  document.addEventListener('toggle', ({target}) => target instanceof HTMLDetailsElement && remember(), true);
  // Browsers without `until-found` don't search closed entries.
  if (!('onbeforematch' in document.documentElement))
    document.addEventListener('keydown', ({key, ctrlKey, metaKey}) => {
      if (key === 'f' && (ctrlKey || metaKey)) openAll();
    });
}
