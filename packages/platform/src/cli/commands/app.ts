import {fieldsOf} from '../../resources';
import {defineCommands} from '../defineCommands';
import {flag} from '../values';
import {
  imageFlag,
  labelFilter,
  labelSetter,
  hiddenFields,
  machineFields,
  machineFlags,
  nameArgument,
  newNameArgument,
  scaleFields,
  scaleFlags,
  secretFlag,
  stateFilter,
  waitFlags,
} from './sharedFlags';

const appColumns = ['name', 'state', 'release', 'machines', 'url', 'createdAt'];

/** In the order of the reference. */
export const appCommands = defineCommands({
  'app list': {
    summary: 'List apps.',
    description: 'List the apps in the namespace, sorted by name.',
    flags: [stateFilter('app'), labelFilter],
    examples: {
      'aloft app list': 'List the apps in the current namespace.',
      'aloft apps list --state degraded --state failed': 'List the apps that need attention.',
      'aloft app list --label team=web --quiet': "Print the names of one team's apps.",
    },
    output: appColumns,
  },

  'app get': {
    summary: 'Show an app.',
    description: 'Show every field of the app. For scripts, use `--output json`.',
    args: [nameArgument('app')],
    examples: {
      'aloft app get hello': 'Show the app.',
      'aloft app get hello --output yaml': 'Show the app as YAML.',
    },
    output: [
      'name',
      'state',
      'release',
      'image',
      'url',
      'region',
      'machines',
      'machine.vcpus',
      'machine.memory',
      'machine.flash.mode',
      'machine.flash.idleTimeout',
      'scale.min',
      'scale.max',
      'scale.concurrency',
      'services',
      'volumes',
      'createdAt',
    ],
  },

  'app create': {
    summary: 'Create an app without a manifest.',
    description:
      'Create the app. With `--image`, the first release is rolled out immediately; without it, the app stays `pending` until the first deploy. For a project with a manifest, `aloft deploy` creates the app.',
    args: [newNameArgument('app')],
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
    output: appColumns,
    errors: ['deploy_failed'],
    api: {
      body: [...fieldsOf('app', 'name', 'image', ...machineFields, ...scaleFields, 'labels'), ...hiddenFields('app')],
      required: ['name'],
    },
  },

  'app update': {
    summary: "Change an app's settings and roll them out.",
    description:
      'Create a release with the changed settings. All other settings stay the same. The next `aloft deploy` applies the manifest again, so make permanent changes there.',
    args: [nameArgument('app')],
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
    output: appColumns,
    errors: [
      'nothing_to_change',
      'quota_exceeded',
      'app_suspended',
      'deploy_in_progress',
      'deploy_failed',
      'volume_attached',
    ],
    api: {
      body: [...fieldsOf('app', 'image', ...machineFields, 'labels'), ...hiddenFields('app')],
    },
  },

  'app delete': {
    summary: 'Delete an app, its machines, and its releases.',
    description:
      'Services are detached unless you add `--with-services`, and volumes are kept unless you add `--with-volumes`. This cannot be undone.',
    args: [nameArgument('app')],
    flags: [
      flag.boolean('with-services', "Also delete the app's services."),
      flag.boolean('with-volumes', "Also delete the app's volumes and their data."),
    ],
    examples: {
      'aloft app delete hello --yes': 'Delete the app and keep its data.',
      'aloft app delete hello --with-services --with-volumes --yes': 'Delete the app with its services and volumes.',
    },
    confirms: true,
    errors: ['deploy_in_progress', 'volume_has_snapshots'],
  },

  'app scale': {
    summary: 'Set the number of machines that an app can have.',
    description:
      'The change takes effect immediately and does not create a release. With `--min 0`, every machine can go to standby.',
    args: [nameArgument('app')],
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
    api: {
      status: 200,
      body: fieldsOf('app', ...scaleFields),
    },
  },
});
