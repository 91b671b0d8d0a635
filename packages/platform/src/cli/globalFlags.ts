import {variables} from '../brand';
import {defaultRegion, regionIds} from '../system';
import type {FlagValues} from './defineCommands';
import type {Flag} from './types';
import {flag} from './valueTypes';

const definitions = [
  flag.name('namespace', 'Namespace to use. The default is the namespace set with `aloft namespace use`.', {
    short: 'n',
    env: variables.namespace,
  }),
  flag.enum(
    'region',
    `Region of a new namespace, or region to filter lists by. A namespace is created in \`${defaultRegion}\` by default.`,
    {values: regionIds, env: variables.region},
  ),
  flag.enum('output', 'Output format. `json` and `yaml` are stable and intended for scripts.', {
    short: 'o',
    values: ['table', 'json', 'yaml'],
    default: 'table',
    placeholder: 'FORMAT',
  }),
  flag.boolean('quiet', 'Print results only, without progress and notes. Lists print one name per line.', {short: 'q'}),
  flag.boolean('verbose', 'Print each API call with its duration and request ID to standard error.', {
    short: 'v',
    conflicts: ['quiet'],
  }),
  flag.boolean('yes', 'Skip confirmation prompts. Required when no terminal is attached.', {short: 'y'}),
  flag.path('config', 'Configuration file to use instead of the default one.', {env: variables.config}),
  flag.boolean('help', 'Print the usage, arguments, flags, and examples of the command, and exit.', {short: 'h'}),
] as const satisfies readonly Flag[];

/** Flags that every command accepts. */
export const globalFlags: readonly Flag[] = definitions;

/** Their values by long name. */
export type GlobalFlagValues = FlagValues<typeof definitions>;

/** Environment variables that the CLI reads. The equivalent flag, if any, takes precedence. */
export const environmentVariables: readonly {name: string; flag?: string; description: string}[] = [
  {name: variables.token, flag: 'token', description: 'Token to use instead of the stored login. Intended for CI.'},
  {name: variables.namespace, flag: 'namespace', description: 'Namespace to use.'},
  {name: variables.region, flag: 'region', description: 'Region of a new namespace, or region to filter lists by.'},
  {name: variables.config, flag: 'config', description: 'Configuration file to use.'},
  {
    name: 'NO_COLOR',
    description: 'Any non-empty value disables colors. Colors are always disabled when the output is not a terminal.',
  },
];

/** Exit codes of the CLI from 0: the meaning as a clause, and how a script should react, as sentences. */
export const exitCodes = Object.entries({
  success: 'Continue.',
  'failure: the command was valid but did not succeed':
    'Stop and report the message. Retry only if the API was unreachable or failed.',
  'usage: the command line or one of its values is invalid': 'Correct the script. A retry would fail the same way.',
  'not authenticated or not permitted': 'Stop, and check the token and its scopes. A retry would fail the same way.',
  'not found: the specified resource or file does not exist':
    'Create what is missing, or correct its name. After a delete command, treat this code as success.',
  "conflict or quota: the operation conflicts with the resource's state or another resource, or would exceed a limit":
    'Resolve the conflict that the message describes, or wait for it to clear, and then retry.',
  'timed out: the operation did not finish in time':
    'Check the state before you retry, because the operation may still finish.',
}).map(([meaning, handling], code) => ({code, meaning, handling}));
