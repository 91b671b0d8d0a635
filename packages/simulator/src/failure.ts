import {brand} from '@aloft/platform/brand';
import type {CliError} from '@aloft/platform/cli';
import {createError, type ErrorCode, type ErrorParams} from '@aloft/platform/errors';

/** Why a command failed: a code of the error catalog, the values of its message, and a hint that replaces the catalog's. */
export class Failure<Code extends ErrorCode = ErrorCode> extends Error {
  constructor(
    readonly code: Code,
    readonly params: ErrorParams = {},
    readonly hint?: string,
  ) {
    super(code);
  }
}

/** The error of a failure, with its texts. Those that name the command don't say which. */
export function toError({code, params, hint}: Failure, path: readonly string[]): CliError {
  return createError(code, {command: [brand.cli, ...path].join(' '), ...params}, hint);
}

/** Ends a command with one of the errors of its definition. A helper's parameter lists the errors that it causes. */
export type Fail<Code extends ErrorCode> = (...parts: ConstructorParameters<typeof Failure<Code>>) => never;

/** Runs code that can fail. Only here, `fail` is created, so that each failure has a type on its way. */
export function attempt<Code extends ErrorCode, Result>(run: (fail: Fail<Code>) => Result): Result | Failure<Code> {
  try {
    return run((...parts) => {
      throw new Failure(...parts);
    });
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    return failure as Failure<Code>;
  }
}
