import type {ResourceField} from '../../resources';
import {defineCommands} from '../defineCommands';
import {argument, flag} from '../values';
import {nameArgument} from './sharedFlags';

const deployFlag = flag.boolean(
  'deploy',
  'Roll out the change as a new release. With `--no-deploy`, it takes effect with the next release.',
  {default: 'true'},
);

/** Errors of the release that carries a changed value. */
const releaseErrors = [
  'app_suspended',
  'deploy_in_progress',
  'deploy_failed',
  'quota_exceeded',
  'volume_attached',
] as const;

const valueField: ResourceField = {
  path: 'value',
  type: 'string',
  description: 'Value to set.',
  example: 'info',
};

/** In the order of the reference. */
export const appEnvironmentCommands = defineCommands({
  'app env set': {
    summary: "Set an app's environment variables.",
    description:
      'Add or replace variables, and roll out the change. The next deploy applies the manifest again, so set permanent variables there.',
    args: [nameArgument('app'), argument.keyValue('KEY=VALUE', 'Variables to set.', {variadic: true})],
    flags: [deployFlag],
    examples: {
      'aloft app env set hello LOG_LEVEL=debug': 'Set one variable.',
      'aloft app env set hello LOG_LEVEL=info REGION_NAME="Frankfurt am Main" --no-deploy':
        'Set two variables for the next deploy.',
    },
    errors: ['environment_too_large', ...releaseErrors],
    api: {
      id: 'setVariable',
      request: 'PUT /namespaces/{namespace}/apps/{app}/env/{variable}',
      status: 200,
      result: 'variable',
      body: [valueField],
      required: ['value'],
    },
  },

  'app env unset': {
    summary: "Remove an app's environment variables.",
    description: "Remove an app's environment variables and roll out the change.",
    args: [nameArgument('app'), argument.variable('VARIABLE', 'Names of the variables to remove.', {variadic: true})],
    flags: [deployFlag],
    examples: {
      'aloft app env unset hello LOG_LEVEL': 'Remove a variable.',
      'aloft app env unset hello LOG_LEVEL REGION_NAME --no-deploy': 'Remove two variables with the next deploy.',
    },
    errors: ['variable_not_found', ...releaseErrors],
    api: {
      id: 'deleteVariable',
      request: 'DELETE /namespaces/{namespace}/apps/{app}/env/{variable}',
      status: 204,
      result: null,
    },
  },

  'app env list': {
    summary: "List an app's environment variables.",
    description: "List an app's environment variables with their values. Secrets are not included.",
    args: [nameArgument('app')],
    examples: {
      'aloft app env list hello': "List an app's variables.",
    },
    output: ['name', 'value'],
    api: {id: 'listVariables', request: 'GET /namespaces/{namespace}/apps/{app}/env', result: ['variable']},
  },

  'app secret set': {
    summary: "Set an app's secrets.",
    description:
      'Encrypt and store the values, which cannot be read back. The process gets a secret if the manifest lists it in `machine.secrets`. Changing a secret rolls out a new release. To set secrets before the first deploy, use `--no-deploy`; if the app does not exist, it is created as `pending`.',
    args: [
      {...nameArgument('app'), errors: []},
      argument.keyValue('KEY=VALUE', 'Secrets to set.', {required: false, variadic: true}),
    ],
    flags: [
      flag.path(
        'from-file',
        'Read `KEY=VALUE` lines from this file. `-` reads standard input, which keeps values out of the shell history.',
      ),
      deployFlag,
    ],
    examples: {
      'aloft app secret set hello DATABASE_URL=postgres://app@db.acme.internal/app': 'Set one secret.',
      'aloft app secret set hello --from-file .env.production --no-deploy':
        'Set secrets from a file for the next deploy.',
    },
    errors: ['argument_missing', 'file_not_found', 'environment_too_large', ...releaseErrors],
    api: {
      id: 'setSecret',
      request: 'PUT /namespaces/{namespace}/apps/{app}/secrets/{secret}',
      status: 200,
      body: [valueField],
      required: ['value'],
    },
  },

  'app secret unset': {
    summary: "Remove an app's secrets.",
    description: "Remove an app's secrets and roll out the change.",
    args: [nameArgument('app'), argument.variable('SECRET', 'Names of the secrets to remove.', {variadic: true})],
    flags: [deployFlag],
    examples: {
      'aloft app secret unset hello DATABASE_URL': 'Remove a secret.',
      'aloft app secret unset hello DATABASE_URL --no-deploy': 'Remove a secret with the next deploy.',
    },
    errors: ['secret_not_found', ...releaseErrors],
    api: {
      id: 'deleteSecret',
      request: 'DELETE /namespaces/{namespace}/apps/{app}/secrets/{secret}',
      status: 204,
      result: null,
    },
  },

  'app secret list': {
    summary: "List an app's secrets.",
    description:
      "List the names and digests of an app's secrets, but not their values. The digest changes when the value changes.",
    args: [nameArgument('app')],
    examples: {
      'aloft app secret list hello': 'Show which secrets are set.',
    },
    output: ['name', 'digest', 'updatedAt'],
    api: {id: 'listSecrets'},
  },
});
