/** A number that looks like a limit but isn't one. */
export interface LimitException {
  /** Page that contains it. */
  readonly file: string;
  /** The number with its unit or noun, as the problem quotes it. */
  readonly text: string;
  /** Why it isn't a limit. */
  readonly reason: string;
}

/** Numbers that stay typed. The check reports entries that are no longer needed. */
export const limitExceptions: readonly LimitException[] = [];
