import {defineErrors} from './types';

/** Authentication and permissions. Exit code 3. */
export const accessErrors = defineErrors(3, {
  not_authenticated: {
    message: 'you are not logged in',
    hint: 'run "aloft login", or set ALOFT_TOKEN',
    cause:
      'The CLI did not find a token in `ALOFT_TOKEN` or in the configuration file, or an API request lacks the `Authorization` header.',
    remedy:
      'Run `aloft login`. In CI, set `ALOFT_TOKEN` to a deploy token. In an API request, send the token as a bearer token.',
    httpStatus: 401,
  },
  token_invalid: {
    message: 'the token is not valid',
    hint: 'run "aloft login", or replace the value of ALOFT_TOKEN',
    cause: 'The token was revoked, or it was not copied completely.',
    remedy: 'Create a token with `aloft token create`, and copy the entire value.',
    httpStatus: 401,
  },
  token_expired: {
    message: 'the token expired on {date}',
    hint: 'run "aloft login", or create a token with "aloft token create"',
    cause: "The token's lifetime has elapsed.",
    remedy: 'Log in again, or replace the token with a new one.',
    httpStatus: 401,
  },
  scope_missing: {
    message: 'the token lacks the scope "{scope}"',
    hint: 'use a token with that scope; list your tokens with "aloft token list"',
    cause: 'The token is valid, but none of its scopes allows the command.',
    remedy: 'Create a token with that scope, or ask a member of the namespace for one.',
    httpStatus: 403,
  },
  namespace_forbidden: {
    message: 'you do not have access to the namespace "{namespace}"',
    hint: 'list your namespaces with "aloft namespace list"',
    cause: 'The namespace belongs to another account, or the token is limited to a different namespace.',
    remedy: 'Check the name with `aloft namespace list`, and check which token is in use with `aloft whoami`.',
    httpStatus: 403,
  },
});
