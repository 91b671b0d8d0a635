/** Exit codes of the CLI for errors. */
export type ErrorExitCode = 1 | 2 | 3 | 4 | 5 | 6;

/** An entry of the error catalog. */
export interface ErrorEntry {
  /** Text after `error: `, with `{word}` placeholders. */
  readonly message: string;
  /** Text after `hint: `, with `{word}` placeholders. */
  readonly hint: string;
  /** Cause: sentences. */
  readonly cause: string;
  /** Suggested fix: sentences. */
  readonly remedy: string;
  /** Exit code of the CLI. */
  readonly exitCode: ErrorExitCode;
  /** HTTP status of the response, for errors of the API. */
  readonly httpStatus?: number;
}

/** Checks the type of every entry while the codes stay a union. */
export function defineErrors<Code extends string>(
  entries: Record<Code, ErrorEntry>,
): Readonly<Record<Code, ErrorEntry>> {
  return entries;
}
