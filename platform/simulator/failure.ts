import type {ErrorCode, ErrorParams} from '../errors';

/** A failed command: an error code of the catalog with the values of its message. */
export class CommandFailure extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly params: ErrorParams = {},
    /** Replaces the catalog's hint if there is a better one, such as a suggested name. */
    readonly betterHint?: string,
  ) {
    super(code);
  }
}
