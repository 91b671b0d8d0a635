/** Where a thread that compresses works, and which part of the files is its own. */
export interface Part {
  /** Absolute path of the project, whose `node_modules` keep what was compressed. */
  readonly project: string;
  /** Absolute path of the folder of the built site. */
  readonly site: string;
  /** Numbers below `shareCount`. */
  readonly shares: readonly number[];
}

/** Files belong to shares by their paths, so that each build finds a file in the store that remembers it. */
export const shareCount = 2;

/** Name of the store of a share. */
export const storeOf = (share: number): string => `compressed-${share}`;

/** Compress these files, which nothing changes any more; or the site is complete: do the rest. */
export type Task = {readonly finished: readonly string[]} | {readonly complete: true};

/** What was done when all is done. */
export interface Done {
  /** How many files have compressed ones beside them. */
  readonly compressed: number;
}
