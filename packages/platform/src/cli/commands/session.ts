import {variables} from '../../brand';
import {limits} from '../../limits';
import {requireField} from '../../resources';
import {scopeNames, tokenKinds} from '../../system';
import {defineCommands} from '../defineCommands';
import {argument, flag} from '../valueTypes';

export const sessionCommands = defineCommands('session', {
  login: {
    access: 'anyone',
    summary: 'Log in to the platform.',
    description:
      'Open the browser to confirm the login, and store a personal token in the configuration file. With `--no-browser`, the command prints a URL to open on another computer and a code to enter there. In CI, use a token instead.',
    flags: [
      flag.string(
        'token',
        'Token to store instead of opening the browser. `-` reads it from standard input, which keeps it out of the shell history.',
        {env: variables.token},
      ),
      flag.boolean('browser', 'Open the browser. `--no-browser` prints a URL and a code instead.', {
        default: 'true',
        conflicts: ['token'],
      }),
    ],
    examples: {
      'aloft login': 'Log in with the browser.',
      'aloft login --no-browser': 'Log in over SSH: open the printed URL on another computer.',
      'aloft login --token -': 'Store a token from standard input.',
    },
    errors: ['browser_unavailable', 'wait_timeout'],
  },

  logout: {
    access: 'anyone',
    summary: 'Remove the stored login.',
    description:
      'Revoke the token that `aloft login` stored, and remove it from the configuration file. A token in `ALOFT_TOKEN` is not affected.',
    examples: {'aloft logout': 'End the session on this computer.'},
  },

  whoami: {
    summary: 'Show the current account, token, and namespace.',
    description:
      'Show the account, the token and its source (the stored login or `ALOFT_TOKEN`), its expiry date, and the current namespace and region.',
    examples: {
      'aloft whoami': 'Check the login before a deploy.',
      'aloft whoami --output json': 'Read the account in a script.',
    },
    output: ['account', 'token', 'namespace', 'region', 'expiresAt'],
    api: {id: 'getSession', request: 'GET /session', result: 'session'},
  },

  'token list': {
    access: 'admin',
    summary: 'List your tokens.',
    description:
      'List your personal tokens and the deploy tokens that you created. The secret part of a token is shown only once, when it is created.',
    examples: {'aloft token list': 'List tokens and the times of their last use.'},
  },

  'token create': {
    access: 'admin',
    summary: 'Create a token and print it once.',
    description:
      'A personal token has your permissions. A deploy token is limited to one namespace and to the given scopes, and is intended for CI. The token is printed once and cannot be shown again.',
    args: [argument.name('NAME', 'Name of the new token, which identifies it when you revoke it.')],
    flags: [
      flag.enum('kind', 'Kind of token. A deploy token works only in the namespace that the command uses.', {
        values: tokenKinds,
        default: 'personal',
      }),
      flag.enum('scope', 'Scope of a deploy token. Each scope includes the previous ones.', {
        values: scopeNames,
        repeatable: true,
        default: 'deploy',
      }),
      flag.duration(
        'expires',
        `Lifetime of the token. The default is ${limits['token-lifetime'].text}, and the maximum is ${limits['token-lifetime-max'].text}.`,
        {min: '1h', max: limits['token-lifetime-max'].written, default: limits['token-lifetime'].written},
      ),
    ],
    examples: {
      'aloft token create laptop': 'Create a personal token.',
      'aloft token create ci --kind deploy --scope deploy --namespace acme':
        'Create a token that CI uses to deploy to one namespace.',
      'aloft token create audit --kind deploy --scope read --expires 24h':
        'Create a read-only token that expires after one day.',
    },
    errors: ['name_taken', 'namespace_not_found'],
    api: {body: {namespace: requireField('token', 'namespace')}},
  },

  'token revoke': {
    summary: 'Revoke a token.',
    description: 'The token stops working immediately. This cannot be undone.',
    examples: {'aloft token revoke ci --yes': 'Revoke a token from a script.'},
    confirms: true,
    api: {request: 'DELETE /tokens/{token}'},
  },

  version: {
    access: 'local',
    summary: 'Print the version of the CLI.',
    description:
      'Also report whether a newer version is available. With `--output json`, the output includes the commit and the target platform.',
    examples: {'aloft version': 'Show the installed version.'},
  },

  completion: {
    access: 'local',
    summary: 'Print a shell completion script.',
    description:
      "The script completes commands, flags, enum values, and the names of your resources. Load it in your shell's startup file.",
    args: [
      argument.enum('SHELL', 'Shell to generate the script for.', {values: ['bash', 'zsh', 'fish', 'powershell']}),
    ],
    examples: {
      'aloft completion bash': 'Print the script for Bash.',
      'aloft completion zsh': 'Print the script for Zsh.',
      'aloft completion fish': 'Print the script for fish.',
      'aloft completion powershell': 'Print the script for PowerShell.',
    },
  },
});
