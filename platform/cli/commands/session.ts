import {variables} from '../../brand';
import {limits} from '../../limits';
import {tokenKinds, tokenScopes} from '../../security';
import {defineColumns} from '../defineColumns';
import type {Command} from '../types';

const tokenColumns = defineColumns('token', {
  NAME: 'name',
  KIND: 'kind',
  NAMESPACE: 'namespace',
  SCOPES: 'scopes',
  EXPIRES: 'expiresAt',
  'LAST USED': 'lastUsedAt',
});

/** Commands for the session and the CLI itself. */
export const sessionCommands: readonly Command[] = [
  {
    path: ['login'],
    group: 'session',
    summary: 'Log in to the platform.',
    description:
      'Open the browser to confirm the login, and store a personal token in the configuration file. With `--no-browser`, the command prints a URL to open on another computer and a code to enter there. In CI, use a token instead.',
    args: [],
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
    examples: [
      {line: 'aloft login', description: 'Log in with the browser.'},
      {line: 'aloft login --no-browser', description: 'Log in over SSH: open the printed URL on another computer.'},
      {line: 'aloft login --token -', description: 'Store a token from standard input.'},
    ],
    errors: ['browser_unavailable', 'wait_timeout'],
  },
  {
    path: ['logout'],
    group: 'session',
    summary: 'Remove the stored login.',
    description:
      'Revoke the token that `aloft login` stored, and remove it from the configuration file. A token in `ALOFT_TOKEN` is not affected.',
    args: [],
    flags: [],
    examples: [{line: 'aloft logout', description: 'End the session on this computer.'}],
    errors: [],
  },
  {
    path: ['whoami'],
    group: 'session',
    summary: 'Show the current account, token, and namespace.',
    description:
      'Show the account, the token and its source (the stored login or `ALOFT_TOKEN`), its expiry date, and the current namespace and region.',
    args: [],
    flags: [],
    examples: [
      {line: 'aloft whoami', description: 'Check the login before a deploy.'},
      {line: 'aloft whoami --output json', description: 'Read the account in a script.'},
    ],
    output: defineColumns('session', {
      ACCOUNT: 'account',
      TOKEN: 'token',
      NAMESPACE: 'namespace',
      REGION: 'region',
      EXPIRES: 'expiresAt',
    }),
    errors: [],
  },
  {
    path: ['token', 'list'],
    group: 'session',
    summary: 'List your tokens.',
    description:
      'List your personal tokens and the deploy tokens that you created. The secret part of a token is shown only once, when it is created.',
    args: [],
    flags: [],
    examples: [{line: 'aloft token list', description: 'List tokens and the times of their last use.'}],
    output: tokenColumns,
    errors: [],
  },
  {
    path: ['token', 'create'],
    group: 'session',
    summary: 'Create a token and print it once.',
    description:
      'A personal token has your permissions. A deploy token is limited to one namespace and to the given scopes, and is intended for CI. The token is printed once and cannot be shown again.',
    args: [
      {
        name: 'NAME',
        type: 'name',
        required: true,
        description: 'Name of the new token, which identifies it when you revoke it.',
      },
    ],
    flags: [
      {
        name: 'kind',
        type: 'enum',
        values: tokenKinds.map((kind) => kind.name),
        default: 'personal',
        description: 'Kind of token. A deploy token works only in the namespace that the command uses.',
      },
      {
        name: 'scope',
        type: 'enum',
        values: tokenScopes.map((scope) => scope.name),
        repeatable: true,
        default: 'deploy',
        description: 'Scope of a deploy token. Each scope includes the previous ones.',
      },
      {
        name: 'expires',
        type: 'duration',
        min: '1h',
        max: limits['token-lifetime-max'].written,
        default: limits['token-lifetime'].written,
        description: `Lifetime of the token. The default is ${limits['token-lifetime'].text}, and the maximum is ${limits['token-lifetime-max'].text}.`,
      },
    ],
    examples: [
      {line: 'aloft token create laptop', description: 'Create a personal token.'},
      {
        line: 'aloft token create ci --kind deploy --scope deploy --namespace acme',
        description: 'Create a token that CI uses to deploy to one namespace.',
      },
      {
        line: 'aloft token create audit --kind deploy --scope read --expires 24h',
        description: 'Create a read-only token that expires after one day.',
      },
    ],
    output: tokenColumns,
    errors: ['name_taken', 'namespace_not_found'],
  },
  {
    path: ['token', 'revoke'],
    group: 'session',
    summary: 'Revoke a token.',
    description: 'The token stops working immediately. This cannot be undone.',
    args: [{name: 'NAME', type: 'name', required: true, description: 'Name of the token.'}],
    flags: [],
    examples: [{line: 'aloft token revoke ci --yes', description: 'Revoke a token from a script.'}],
    confirms: true,
    errors: ['token_not_found'],
  },
  {
    path: ['version'],
    group: 'session',
    summary: 'Print the version of the CLI.',
    description:
      'Also reports whether a newer version is available. With `--output json`, the output includes the commit and the target platform.',
    args: [],
    flags: [],
    examples: [{line: 'aloft version', description: 'Show the installed version.'}],
    errors: [],
  },
  {
    path: ['completion'],
    group: 'session',
    summary: 'Print a shell completion script.',
    description:
      "The script completes commands, flags, enum values, and the names of your resources. Load it in your shell's startup file.",
    args: [
      {
        name: 'SHELL',
        type: 'enum',
        values: ['bash', 'zsh', 'fish', 'powershell'],
        required: true,
        description: 'Shell to generate the script for.',
      },
    ],
    flags: [],
    examples: [
      {line: 'aloft completion bash', description: 'Print the script for Bash.'},
      {line: 'aloft completion zsh', description: 'Print the script for Zsh.'},
      {line: 'aloft completion fish', description: 'Print the script for fish.'},
      {line: 'aloft completion powershell', description: 'Print the script for PowerShell.'},
    ],
    errors: [],
  },
];
