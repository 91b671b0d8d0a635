import {variables} from '../../../brand';
import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';

export const login = defineCommand('login', {
  group: 'session',
  access: 'anyone',
  summary: 'Log in to the platform.',
  description:
    'Open the browser to confirm the login, and store a personal token in the configuration file. With `--no-browser`, the command prints a URL to open on another computer and a code to enter there. In CI, use a token instead.',
  flags: [
    {
      name: 'token',
      type: 'string',
      env: variables.token,
      placeholder: 'TOKEN',
      description:
        'Token to store instead of opening the browser. `-` reads it from standard input, which keeps it out of the shell history.',
    },
    {
      name: 'browser',
      type: 'boolean',
      default: 'true',
      conflicts: ['token'],
      description: 'Open the browser. `--no-browser` prints a URL and a code instead.',
    },
  ],
  examples: {
    'aloft login': 'Log in with the browser.',
    'aloft login --no-browser': 'Log in over SSH: open the printed URL on another computer.',
    'aloft login --token -': 'Store a token from standard input.',
  },
  errors: ['browser_unavailable', 'wait_timeout'],
});

export const logout = defineCommand('logout', {
  group: 'session',
  access: 'anyone',
  summary: 'Remove the stored login.',
  description:
    'Revoke the token that `aloft login` stored, and remove it from the configuration file. A token in `ALOFT_TOKEN` is not affected.',
  examples: {
    'aloft logout': 'End the session on this computer.',
  },
});

export const whoami = defineCommand('whoami', {
  group: 'session',
  access: 'read',
  summary: 'Show the current account, token, and namespace.',
  description:
    'Show the account, the token and its source (the stored login or `ALOFT_TOKEN`), its expiry date, and the current namespace and region.',
  examples: {
    'aloft whoami': 'Check the login before a deploy.',
    'aloft whoami --output json': 'Read the account in a script.',
  },
  output: defineColumns('session', ['account', 'token', 'namespace', 'region', 'expiresAt']),
  api: {id: 'getSession', request: 'GET /session', status: 200, result: 'session'},
});
