/** The entries of the page's command lists, in order. */
export const listEntries = (): readonly HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>('.ref-entry > details'),
];
