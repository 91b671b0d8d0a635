import {errors} from './entries';
import {sanitizeText} from '../values/text';

export {errors};

export type ErrorCode = keyof typeof errors;

/** All codes, in the order of the catalog. */
export const errorCodes = Object.keys(errors) as readonly ErrorCode[];

/** Values for the `{word}` placeholders of a message and hint. */
export type ErrorParams = Readonly<Record<string, string | number>>;

function fill(template: string, params: ErrorParams): string {
  return template.replace(/\{(\w+)\}/g, (place, word: string) =>
    Object.hasOwn(params, word) ? sanitizeText(String(params[word]), 400) : place,
  );
}

/** An error, which the CLI prints as `error: <message> (<code>)`, then `hint: <hint>`. */
export interface CliError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly hint: string;
  readonly exitCode: number;
}

/**
 * Fills the placeholders of an entry. `hint` replaces the entry's hint if the caller has a better one, such as "did you
 * mean".
 */
export function createError(code: ErrorCode, params: ErrorParams = {}, hint?: string): CliError {
  const entry = errors[code];
  return {code, message: fill(entry.message, params), hint: hint ?? fill(entry.hint, params), exitCode: entry.exitCode};
}

/** The two lines that the CLI prints on standard error, each with a newline. */
export function printError(error: Pick<CliError, 'code' | 'message' | 'hint'>): string {
  return `error: ${error.message} (${error.code})\nhint: ${error.hint}\n`;
}
