/** The entries of the page's command lists, and the queries of its metrics, in order. */
export const listEntries = (): readonly HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>('.ref-entry > details, .ref-query'),
];
