/** Most words that a sentence may hold: longer ones are read twice. */
export const longestSentence = 32;

/** Highest mean of words a sentence over a page. */
export const highestMean = 18;

/** Highest share of sentences in the passive voice on a page, from 0 to 1. */
export const highestPassiveShare = 0.2;

/** Pages with fewer sentences say too little for means and shares. */
export const fewestSentences = 10;

/** Characters that a search result shows of a description. */
export const descriptionLength = {min: 50, max: 160} as const;

/** Fewest words, in prose and code together, of a page that says enough to stand alone. */
export const fewestWords = 350;
