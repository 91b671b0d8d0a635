/**
 * The fields of a section in the embedded index, and how much a word in each counts:
 * title before heading before entries of reference lists before identifiers before text. `trail` is the headings above and the place in the navigation.
 */
export const searchFields = ['title', 'heading', 'entry', 'trail', 'identifiers', 'text'] as const;
export type SearchField = (typeof searchFields)[number];

export const fieldBoosts: Readonly<Record<SearchField, number>> = {
  title: 12,
  heading: 6,
  entry: 3,
  trail: 1.5,
  identifiers: 2,
  text: 1,
};
