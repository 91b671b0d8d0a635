/** The page's elements that open: entries of command lists, queries of metrics, and sections of pages, in order. */
export const listEntries = (): readonly HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>('.ref-entry > details, .ref-query, .markdown > details'),
];
