/**
 * The fields of a section in the embedded index: the title of a page, the heading of a section, the name of an entry
 * in a reference list, the headings above with the place in the navigation, identifiers, and text.
 */
export const searchFields = ['title', 'heading', 'entry', 'trail', 'identifiers', 'text'] as const;
export type SearchField = (typeof searchFields)[number];
