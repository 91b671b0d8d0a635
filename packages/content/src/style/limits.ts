/** Maximum words in a sentence before the content check warns, because longer sentences are hard to read. */
export const longestSentence = 35;

/** Characters that a search result shows of a description. */
export const descriptionLength = {min: 50, max: 160} as const;

/** Minimum words, in prose and code together, of a page that is complete on its own. */
export const fewestWords = 350;
