import {type ErrorCode, usageErrors} from '../errors/catalog';
import type {Command} from './types';

/** Mistakes that only some commands report. */
const ownErrors = ['request_invalid', 'nothing_to_change', 'confirmation_required'] as const;

type ParserError = Exclude<keyof typeof usageErrors, (typeof ownErrors)[number]>;

/** Mistakes in a command line that the parser reports for any command. */
const parserErrors = Object.keys(usageErrors).filter((code) => !ownErrors.some((own) => own === code)) as ParserError[];

/** Errors that every command that calls the API can return. */
export const apiErrors = [
  'not_authenticated',
  'token_invalid',
  'token_expired',
  'scope_missing',
  'namespace_not_found',
  'namespace_forbidden',
  'rate_limited',
  'api_unreachable',
  'api_failed',
] as const satisfies readonly ErrorCode[];

type CausedBy<Values extends Command['args'] | Command['flags']> = Values[number] extends infer Value
  ? Value extends {readonly errors: readonly (infer Code extends ErrorCode)[]}
    ? Code
    : never
  : never;

/** Error codes that a command can return, from its definition. */
export type ErrorOf<C extends Command> =
  | C['errors'][number]
  | CausedBy<C['args']>
  | CausedBy<C['flags']>
  | ParserError
  | (C extends {readonly confirms: true} ? 'confirmation_required' : never)
  | (C extends {readonly access: 'local'} ? never : (typeof apiErrors)[number]);

/** Error codes that a command can return, without duplicates: its own first, then the shared ones. */
export function commandErrors(command: Command): readonly ErrorCode[] {
  const confirming: readonly ErrorCode[] = command.confirms ? ['confirmation_required'] : [];
  const shared = command.access === 'local' ? [] : apiErrors;
  return [...new Set([...command.errors, ...confirming, ...shared, ...parserErrors])];
}
