/**
 * Unfinished pages, which are shorter than the minimum. The list only shrinks.
 * A page that is long enough fails the test until its entry is removed.
 */
export const shortPages: readonly string[] = ['docs/placeholder.mdx'];
