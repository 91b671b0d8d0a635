/**
 * The fields of a section in the embedded index: the page's title, the section's heading, the name of an entry in a
 * reference list, breadcrumbs and parent headings, identifiers, and text.
 */
export const searchFields = ['title', 'heading', 'entry', 'trail', 'identifiers', 'text'] as const;
export type SearchField = (typeof searchFields)[number];
