import {brand} from '@aloft/platform/brand';
import type {CliError} from '@aloft/platform/cli';
import {createError, type ErrorCode, type ErrorParams} from '@aloft/platform/errors';

/** Why a command failed: a code of the error catalog with the values of its message. */
export interface Failure<Code extends ErrorCode = ErrorCode> {
  readonly code: Code;
  readonly params: ErrorParams;
  /** Replaces the catalog's hint if there is a better one, such as a suggested name. */
  readonly hint?: string;
}

export function createFailure<Code extends ErrorCode>(
  code: Code,
  params: ErrorParams = {},
  hint?: string,
): Failure<Code> {
  return {code, params, ...(hint !== undefined && {hint})};
}

/** The error of a failure, with its texts. Those that name the command don't say which. */
export function toError({code, params, hint}: Failure, path: readonly string[]): CliError {
  return createError(code, {command: [brand.cli, ...path].join(' '), ...params}, hint);
}

/** Ends a command with one of the errors of its definition. A helper's parameter lists the errors that it causes. */
export type Fail<Code extends ErrorCode> = (code: Code, params?: ErrorParams, hint?: string) => never;

class CommandFailure extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}

type Attempt<Code extends ErrorCode, Result> =
  {readonly ok: true; readonly result: Result} | {readonly ok: false; readonly failure: Failure<Code>};

/** Runs code that can fail. Only here, `fail` is created, so that each failure has a type on its way. */
export function attempt<Code extends ErrorCode, Result>(run: (fail: Fail<Code>) => Result): Attempt<Code, Result> {
  try {
    const result = run((...parts) => {
      throw new CommandFailure(createFailure(...parts));
    });
    return {ok: true, result};
  } catch (failure) {
    if (!(failure instanceof CommandFailure)) throw failure;
    return {ok: false, failure: failure.failure as Failure<Code>};
  }
}
