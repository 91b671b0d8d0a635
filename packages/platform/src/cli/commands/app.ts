import {manifestBounds} from '../../manifest/fields';
import {duration, list, map, requireField, text} from '../../resources';
import {defineCommands} from '../defineCommands';
import {argument, flag} from '../valueTypes';
import {
  commandArgument,
  imageFlag,
  labelSetter,
  listCommand,
  machineFlags,
  nameArgument,
  scaleFlags,
  secretFlag,
  waitFlags,
} from './sharedFlags';

const deployFlag = flag.boolean(
  'deploy',
  'Roll out the change as a new release. With `--no-deploy`, it takes effect with the next release.',
  {default: 'true'},
);

/** Errors of a release that an existing app starts. */
const releaseErrors = [
  'app_suspended',
  'deploy_in_progress',
  'deploy_failed',
  'quota_exceeded',
  'volume_attached',
] as const;

const setValue = {body: {value: text('Value to set.', 'info')}, required: ['value']};

export const appCommands = defineCommands('app', {
  'app list': listCommand('app', [], {
    'aloft apps list --state degraded --state failed': 'List the apps that need attention.',
    'aloft app list --label team=web --quiet': "Print the names of one team's apps.",
  }),

  'app get': {
    summary: 'Show an app.',
    description: 'Show every field of the app. For scripts, use `--output json`.',
    examples: {
      'aloft app get hello': 'Show the app.',
      'aloft app get hello --output yaml': 'Show the app as YAML.',
    },
  },

  'app create': {
    summary: 'Create an app without a manifest.',
    description:
      'Create the app. With `--image`, the first release is rolled out immediately; without it, the app stays `pending` until the first deploy. For a project with a manifest, `aloft deploy` creates the app.',
    flags: [
      imageFlag,
      ...machineFlags,
      secretFlag,
      ...scaleFlags,
      labelSetter,
      ...waitFlags('the first release is live', '5m'),
    ],
    examples: {
      'aloft app create hello': 'Create an app without a release.',
      'aloft app create hello --image nginx:1.29 --memory 256Mi --health-port 80 --health-path / --flash-mode auto':
        'Create an app from an image, with a health check.',
      'aloft app create worker --image registry.aloft.example/acme/worker:1 --command "node worker.js" --min 1 --restart on-failure':
        'Create a worker that always runs one machine.',
      'aloft app create api-v2 --image registry.aloft.example/acme/api:2 --vcpus 2 --min 1 --max 4 --concurrency 50 --label team=web --timeout 10m':
        'Create an app that scales from one to four machines.',
      'aloft app create jobs --image registry.aloft.example/acme/jobs:1 --env QUEUE=mail --secret DATABASE_URL --idle-timeout 5m --no-wait':
        'Create an app with environment variables and a secret, without waiting.',
    },
    errors: ['deploy_failed'],
  },

  'app update': {
    summary: "Change an app's settings and roll them out.",
    description:
      'Create a release with the changed settings. All other settings stay the same. The next `aloft deploy` applies the manifest again, so make permanent changes there.',
    flags: [imageFlag, ...machineFlags, secretFlag, labelSetter, ...waitFlags('the new release is live', '5m')],
    examples: {
      'aloft app update hello --memory 512Mi': 'Give the machines more memory.',
      'aloft app update hello --flash-mode manual --idle-timeout 10m':
        'Let the process decide when it is first flashed.',
      'aloft app update hello --image registry.aloft.example/acme/hello:4 --timeout 15m':
        'Run another image and wait longer for it.',
      'aloft app update worker --vcpus 2 --command "node worker.js" --env QUEUE=mail --secret DATABASE_URL --restart on-failure --no-wait':
        "Change a worker's settings and return immediately.",
      'aloft app update hello --health-path /healthz --health-port 8080 --label team=web':
        'Change the health check and a label.',
    },
    errors: ['nothing_to_change', ...releaseErrors],
  },

  'app delete': {
    summary: 'Delete an app, its machines, and its releases.',
    description:
      'Services are detached unless you add `--with-services`, and volumes are kept unless you add `--with-volumes`. This cannot be undone.',
    flags: [
      flag.boolean('with-services', "Also delete the app's services."),
      flag.boolean('with-volumes', "Also delete the app's volumes and their data."),
    ],
    examples: {
      'aloft app delete hello --yes': 'Delete the app and keep its data.',
      'aloft app delete hello --with-services --with-volumes --yes': 'Delete the app with its services and volumes.',
    },
    errors: ['deploy_in_progress', 'volume_has_snapshots'],
  },

  'app scale': {
    summary: 'Set the number of machines that an app can have.',
    description:
      'The change takes effect immediately and does not create a release. With `--min 0`, every machine can go to standby.',
    flags: scaleFlags,
    examples: {
      'aloft app scale hello --max 4': 'Allow up to four machines.',
      'aloft app scale hello --min 1 --max 10 --concurrency 40':
        'Keep one machine running, and add machines at a lower concurrency.',
    },
    output: ['name', 'scale.min', 'scale.max', 'scale.concurrency', 'machines'],
    errors: [
      'nothing_to_change',
      'flag_value_invalid',
      'quota_exceeded',
      'volume_needs_single_machine',
      'app_suspended',
    ],
    api: {status: 200},
  },

  'app releases': {
    summary: "List an app's releases.",
    description: "List an app's releases, newest first.",
    flags: [
      flag.integer('limit', 'Maximum number of releases to print.', {
        min: '1',
        max: '1000',
        default: '20',
        placeholder: 'COUNT',
      }),
    ],
    examples: {
      'aloft app releases hello': 'List the release history.',
      'aloft app releases hello --limit 5': 'List the last five releases.',
    },
    output: ['number', 'state', 'image', 'message', 'createdBy', 'createdAt'],
    api: {id: 'listReleases', request: 'GET /namespaces/{namespace}/apps/{app}/releases', result: ['release']},
  },

  'app rollback': {
    summary: 'Go back to an earlier release.',
    description:
      'Create a release that restores the image, settings, scale, services, and mounts from the manifest of an earlier release. It is rolled out like a deploy. Data on volumes and the values of secrets do not change.',
    args: [
      nameArgument('app'),
      argument.integer('RELEASE', 'Number of the release to go back to. The default is the previously live release.', {
        required: false,
        min: '1',
      }),
    ],
    flags: waitFlags('the new release is live', '5m'),
    examples: {
      'aloft app rollback hello': 'Go back to the previous release.',
      'aloft app rollback hello 1 --yes': 'Go back to release 1 without a confirmation prompt.',
      'aloft app rollback hello --timeout 15m --yes': 'Wait longer for a slow start.',
      'aloft app rollback hello --no-wait --yes': 'Start the rollback and return immediately.',
    },
    output: ['number', 'state', 'image'],
    confirms: true,
    errors: [
      'release_not_found',
      'secret_not_found',
      ...releaseErrors,
      'volume_not_found',
      'service_attached',
      'hostname_taken',
      'hostname_in_use',
    ],
    api: {result: 'release', body: {release: requireField('app', 'release')}},
  },

  'app run': {
    summary: "Run a one-off task with an app's live release.",
    description:
      "Start a one-off machine with the app's image, environment, and secrets, run the command in it, stream the output, delete the machine, and return the command's exit code. The machine does not have volumes and does not receive requests. Put `--` before the command so that the CLI does not interpret the command's flags.",
    args: [nameArgument('app'), commandArgument],
    flags: [
      flag.boolean('tty', 'Allocate a terminal, which an interactive console needs.', {short: 't'}),
      flag.keyValue('env', 'Additional environment variable for this command.', {short: 'e', repeatable: true}),
      flag.size('memory', "Memory of the machine. The default is the app's `machine.memory`.", {
        ...manifestBounds('machine.memory'),
      }),
      flag.duration(
        'timeout',
        'Maximum run time of the command. When it elapses, the machine is deleted and the exit code is 6.',
        {min: '1s', max: '24h', default: '1h'},
      ),
    ],
    examples: {
      'aloft app run hello -- npm run seed': "Run one of the app's scripts.",
      'aloft app run hello --tty -- node': 'Open an interactive console.',
      'aloft app run hello --memory 2Gi --env BATCH=500 --timeout 4h -- npm run reindex':
        'Run a long task with more memory and an extra variable.',
    },
    errors: ['state_conflict', 'quota_exceeded', 'run_timeout'],
    api: {
      id: 'runTask',
      status: 201,
      result: 'machine',
      body: {
        command: list('Command and its arguments, one item each.', ['npm', 'run', 'seed']),
        env: map('Environment variables for this command only.', {BATCH: '500'}),
        timeout: duration('Maximum run time of the command.', '1h'),
      },
      required: ['command'],
    },
  },

  'app suspend': {
    summary: "Stop all of an app's machines until it is resumed.",
    description:
      "Stop all of an app's machines until it is resumed. Requests get a 503 response, and compute is not billed. Volumes keep their data and are still billed.",
    examples: {'aloft app suspend hello --yes': 'Take the app out of service.'},
    confirms: true,
    errors: ['state_conflict', 'deploy_in_progress'],
  },

  'app resume': {
    summary: 'Start a suspended app again.',
    description: 'Start a suspended app again, with the release that was live.',
    flags: waitFlags('the app is live', '5m'),
    examples: {
      'aloft app resume hello': 'Resume the app.',
      'aloft app resume hello --timeout 10m': 'Wait longer for a slow start.',
      'aloft app resume hello --no-wait': 'Return immediately.',
    },
    errors: ['state_conflict', 'volume_attached', 'healthcheck_timeout', 'quota_exceeded'],
  },

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
      result: 'variable',
      ...setValue,
    },
  },

  'app env unset': {
    access: 'deploy',
    summary: "Remove an app's environment variables.",
    description: "Remove an app's environment variables and roll out the change.",
    args: [nameArgument('app'), argument.variable('VARIABLE', 'Names of the variables to remove.', {variadic: true})],
    flags: [deployFlag],
    examples: {
      'aloft app env unset hello LOG_LEVEL': 'Remove a variable.',
      'aloft app env unset hello LOG_LEVEL REGION_NAME --no-deploy': 'Remove two variables with the next deploy.',
    },
    errors: ['variable_not_found', ...releaseErrors],
    api: {id: 'deleteVariable', request: 'DELETE /namespaces/{namespace}/apps/{app}/env/{variable}'},
  },

  'app env list': {
    summary: "List an app's environment variables.",
    description: "List an app's environment variables with their values. Secrets are not included.",
    examples: {'aloft app env list hello': "List an app's variables."},
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
    api: {id: 'setSecret', request: 'PUT /namespaces/{namespace}/apps/{app}/secrets/{secret}', ...setValue},
  },

  'app secret unset': {
    access: 'deploy',
    summary: "Remove an app's secrets.",
    description: "Remove an app's secrets and roll out the change.",
    args: [nameArgument('app'), argument.variable('SECRET', 'Names of the secrets to remove.', {variadic: true})],
    flags: [deployFlag],
    examples: {
      'aloft app secret unset hello DATABASE_URL': 'Remove a secret.',
      'aloft app secret unset hello DATABASE_URL --no-deploy': 'Remove a secret with the next deploy.',
    },
    errors: ['secret_not_found', ...releaseErrors],
    api: {id: 'deleteSecret', request: 'DELETE /namespaces/{namespace}/apps/{app}/secrets/{secret}'},
  },

  'app secret list': {
    summary: "List an app's secrets.",
    description:
      "List the names and digests of an app's secrets, but not their values. The digest changes when the value changes.",
    examples: {'aloft app secret list hello': 'Show which secrets are set.'},
    output: ['name', 'digest', 'updatedAt'],
    api: {id: 'listSecrets'},
  },
});
