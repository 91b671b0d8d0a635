import {regionIds} from '../regions';
import type {Flag} from './types';

/** Flags that every command takes. */
export const globalFlags: readonly Flag[] = [
  {
    name: 'namespace',
    short: 'n',
    type: 'name',
    env: 'ALOFT_NAMESPACE',
    placeholder: 'NAMESPACE',
    description: 'Namespace to work in. Without it the namespace chosen with `aloft namespace use` applies.',
  },
  {
    name: 'region',
    type: 'enum',
    values: regionIds,
    env: 'ALOFT_REGION',
    placeholder: 'REGION',
    description: 'Region to create in or to list. Without it the region of the namespace applies.',
  },
  {
    name: 'output',
    short: 'o',
    type: 'enum',
    values: ['table', 'json', 'yaml'],
    default: 'table',
    placeholder: 'FORMAT',
    description: 'Format of the output. `json` and `yaml` are stable and meant for scripts.',
  },
  {
    name: 'quiet',
    short: 'q',
    type: 'boolean',
    default: 'false',
    description: 'Print results only: no progress, no notes. Lists print one name a line.',
  },
  {
    name: 'verbose',
    short: 'v',
    type: 'boolean',
    default: 'false',
    conflicts: ['quiet'],
    description: 'Print each API call with its duration and request id on standard error.',
  },
  {
    name: 'yes',
    short: 'y',
    type: 'boolean',
    default: 'false',
    description: 'Answer every question with yes. Needed where no terminal is there to ask on.',
  },
  {
    name: 'config',
    type: 'path',
    env: 'ALOFT_CONFIG',
    placeholder: 'FILE',
    description: 'Configuration file to use instead of the usual one.',
  },
  {
    name: 'help',
    short: 'h',
    type: 'boolean',
    default: 'false',
    description: 'Print the usage, arguments, flags and examples of the command and exit.',
  },
];

/** An environment variable that the tool reads. */
export interface EnvironmentVariable {
  /** Its name. */
  readonly name: string;
  /** Long name of the flag that it stands in for, if any. A flag wins over the variable. */
  readonly flag?: string;
  /** What it does, sentences. */
  readonly description: string;
}

/** Environment variables of the tool. */
export const environmentVariables: readonly EnvironmentVariable[] = [
  {name: 'ALOFT_TOKEN', flag: 'token', description: 'Token to use instead of the stored login. Meant for CI.'},
  {name: 'ALOFT_NAMESPACE', flag: 'namespace', description: 'Namespace to work in.'},
  {name: 'ALOFT_REGION', flag: 'region', description: 'Region to create in or to list.'},
  {name: 'ALOFT_CONFIG', flag: 'config', description: 'Configuration file to use.'},
  {
    name: 'NO_COLOR',
    description: 'Any value that is not empty turns colors off. Output that is not a terminal has no colors anyway.',
  },
];

/** An exit code of the tool. */
export interface ExitCode {
  /** The number. */
  readonly code: number;
  /** What it means, a clause. */
  readonly meaning: string;
}

/** Exit codes of the tool. */
export const exitCodes: readonly ExitCode[] = [
  {code: 0, meaning: 'success'},
  {code: 1, meaning: 'failure: the command was understood, tried and did not succeed'},
  {code: 2, meaning: 'usage: the command line or a value on it is wrong'},
  {code: 3, meaning: 'not authenticated or not allowed'},
  {code: 4, meaning: 'not found: a resource or file that the command names does not exist'},
  {code: 5, meaning: 'conflict or quota: a state, another resource or a limit stands in the way'},
  {code: 6, meaning: 'timed out: what the command waits for did not come in time'},
];

/** Where the tool keeps its configuration. */
export const configurationFiles = [
  {system: 'Linux and macOS', path: '~/.config/aloft/config.yaml'},
  {system: 'Windows', path: '%AppData%\\aloft\\config.yaml'},
] as const;
