/** A number that looks like a limit and is none. */
export interface LimitException {
  /** Page that it stands on. */
  readonly file: string;
  /** The number with its unit or noun, as the problem quotes it. */
  readonly text: string;
  /** Why it is no limit. */
  readonly reason: string;
}

/** Numbers that stay typed. An entry that is no longer needed is a problem itself. */
export const limitExceptions: readonly LimitException[] = [];
