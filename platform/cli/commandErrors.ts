import {errors, type ErrorCode} from '../errors';
import type {Command} from './types';

/** Mistakes in a command line that the parser reports for any command. */
export const parserErrors: readonly ErrorCode[] = [
  'command_unknown',
  'command_missing',
  'argument_missing',
  'argument_unexpected',
  'argument_invalid',
  'flag_unknown',
  'flag_missing',
  'flag_value_missing',
  'flag_value_invalid',
  'flag_repeated',
  'flags_conflict',
  'name_invalid',
  'hostname_invalid',
  'quotes_unbalanced',
  'config_invalid',
];

/** Errors that every command that calls the API can return. */
export const apiErrors: readonly ErrorCode[] = [
  'not_authenticated',
  'token_invalid',
  'token_expired',
  'scope_missing',
  'namespace_not_found',
  'namespace_forbidden',
  'rate_limited',
  'api_unreachable',
  'api_failed',
];

/** Commands that work without the API. */
const localCommands: ReadonlySet<string> = new Set(['version', 'completion', 'init', 'schema', 'schema validate']);

/** Whether a command works without a login and a connection. */
export function isLocalCommand(command: Command): boolean {
  return localCommands.has(command.path.join(' '));
}

/** Error codes that a command can return, without duplicates: its own first, then the shared ones. */
export function commandErrors(command: Command): readonly ErrorCode[] {
  const confirming: readonly ErrorCode[] = command.confirms ? ['confirmation_required'] : [];
  return [
    ...new Set([...command.errors, ...confirming, ...(isLocalCommand(command) ? [] : apiErrors), ...parserErrors]),
  ];
}

/** Exit codes that a command can return, ascending; 0 is success. */
export function commandExitCodes(command: Command): readonly number[] {
  return [...new Set([0, ...commandErrors(command).map((code) => errors[code].exitCode)])].sort((a, b) => a - b);
}
