import {manifestBounds} from '../../manifest/fields';
import {fieldsOf, type ResourceField} from '../../resources';
import {defineCommands} from '../defineCommands';
import {argument, flag} from '../values';
import {commandArgument, nameArgument, waitFlags} from './sharedFlags';

const commandField: ResourceField = {
  path: 'command',
  type: 'list',
  description: 'Command and its arguments, one item each.',
  example: ['npm', 'run', 'seed'],
};
const envField: ResourceField = {
  path: 'env',
  type: 'map',
  description: 'Environment variables for this command only.',
  example: {BATCH: '500'},
};
const timeoutField: ResourceField = {
  path: 'timeout',
  type: 'duration',
  description: 'Maximum run time of the command.',
  example: '1h',
};

/** In the order of the reference. */
export const appReleasesCommands = defineCommands({
  'app releases': {
    access: 'read',
    summary: "List an app's releases.",
    description: "List an app's releases, newest first.",
    args: [nameArgument('app')],
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
    api: {
      id: 'listReleases',
      request: 'GET /namespaces/{namespace}/apps/{app}/releases',
      status: 200,
      result: ['release'],
    },
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
      'app_suspended',
      'deploy_in_progress',
      'deploy_failed',
      'quota_exceeded',
      'volume_attached',
      'volume_not_found',
      'service_attached',
      'hostname_taken',
      'hostname_in_use',
    ],
    api: {
      result: 'release',
      body: fieldsOf('app', 'release'),
    },
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
      body: [commandField, envField, ...fieldsOf('machine', 'memory'), timeoutField],
      required: ['command'],
    },
  },

  'app suspend': {
    summary: "Stop all of an app's machines until it is resumed.",
    description:
      "Stop all of an app's machines until it is resumed. Requests get a 503 response, and compute is not billed. Volumes keep their data and are still billed.",
    args: [nameArgument('app')],
    examples: {
      'aloft app suspend hello --yes': 'Take the app out of service.',
    },
    confirms: true,
    errors: ['state_conflict', 'deploy_in_progress'],
  },

  'app resume': {
    summary: 'Start a suspended app again.',
    description: 'Start a suspended app again, with the release that was live.',
    args: [nameArgument('app')],
    flags: waitFlags('the app is live', '5m'),
    examples: {
      'aloft app resume hello': 'Resume the app.',
      'aloft app resume hello --timeout 10m': 'Wait longer for a slow start.',
      'aloft app resume hello --no-wait': 'Return immediately.',
    },
    errors: ['state_conflict', 'volume_attached', 'healthcheck_timeout', 'quota_exceeded'],
  },
});
