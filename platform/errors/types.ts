/** Exit codes of the command-line tool that mean an error. */
export type ErrorExitCode = 1 | 2 | 3 | 4 | 5 | 6;

/** An entry of the error catalogue. */
export interface ErrorEntry {
  /** The line after `error: `. `{word}` stands for what is filled in. */
  readonly message: string;
  /** The line after `hint: `. `{word}` stands for what is filled in. */
  readonly hint: string;
  /** Why it happens: sentences. */
  readonly cause: string;
  /** Suggested fix: sentences. */
  readonly remedy: string;
  /** Exit code of the CLI. */
  readonly exitCode: ErrorExitCode;
  /** HTTP status of the API's answer, for errors that come from the API. */
  readonly httpStatus?: number;
}

/** Keeps the codes as a union while every entry is checked. */
export function defineErrors<Code extends string>(
  entries: Record<Code, ErrorEntry>,
): Readonly<Record<Code, ErrorEntry>> {
  return entries;
}
