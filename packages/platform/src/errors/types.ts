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
  readonly httpStatus?: number | undefined;
}

type Shared = 'exitCode' | 'httpStatus';

/** An entry as it's defined: without what its group shares. */
export type DefinedError = Omit<ErrorEntry, Shared> & Partial<Pick<ErrorEntry, Shared>>;

/** Completes the errors of a group, while their codes stay a union. */
export function defineErrors<Code extends string>(
  exitCode: ErrorExitCode,
  httpStatus: number | undefined,
  entries: Record<Code, DefinedError>,
): Readonly<Record<Code, ErrorEntry>> {
  const complete = Object.entries<DefinedError>(entries).map(([code, entry]) => [
    code,
    {exitCode, httpStatus, ...entry},
  ]);
  return Object.fromEntries(complete) as Record<Code, ErrorEntry>;
}
