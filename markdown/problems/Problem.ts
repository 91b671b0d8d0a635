/** One thing that is wrong on a page, told so that a writer can mend it. */
export interface Problem {
  /** Path of the file from the project's root, with forward slashes. */
  readonly file: string;
  /** Line in the file, from 1. */
  readonly line: number;
  /** What is wrong, in one sentence without a full stop. */
  readonly what: string;
  /** How to mend it, in one sentence without a full stop. */
  readonly how: string;
}

/** A place in a file. `line` counts from 1. */
export type Place = Pick<Problem, 'file' | 'line'>;
