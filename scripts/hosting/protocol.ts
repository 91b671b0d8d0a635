/** Folders, below the project or absolute. */
export interface HostingFolders {
  /** The one whose `node_modules` may keep what was compressed. */
  readonly project: string;
  /** Of the built site. */
  readonly site: string;
  /** For what nginx is to include. */
  readonly nginx: string;
}

/** Compress these files, which nothing changes any more; or the site is complete: do the rest. */
export type Task = {readonly finished: readonly string[]} | {readonly complete: true};

/** What was done when all is done. */
export interface Prepared {
  /** How many files have compressed ones beside them. */
  readonly compressed: number;
}
