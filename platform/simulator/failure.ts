import type {ErrorCode, ErrorParams} from '../errors';

/** Why a command ends in an error: a code of the catalogue and the values of its message. */
export class CommandFailure extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly params: ErrorParams = {},
    /** Replaces the catalogue's hint when there is a better one, such as a name that was meant. */
    readonly betterHint?: string,
  ) {
    super(code);
  }
}
