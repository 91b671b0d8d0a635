import {createError, type ErrorCode, type ErrorParams} from '../errors/catalog';
import type {CliError} from './types';

/** A mistake in a command line. */
class Refusal extends Error {
  constructor(readonly error: CliError) {
    super(error.code);
  }
}

/** Ends the parsing of a command line with an error. */
export function refuse(code: ErrorCode, params: ErrorParams, hint?: string): never {
  throw new Refusal(createError(code, params, hint));
}

/** What `parse` returns, or the error that it ends with. */
export function catchRefusal<Result>(parse: () => Result): Result | {readonly ok: false; readonly error: CliError} {
  try {
    return parse();
  } catch (error) {
    if (error instanceof Refusal) return {ok: false, error: error.error};
    throw error;
  }
}
