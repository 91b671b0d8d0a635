import {manifestBounds} from '../../../manifest/fields';
import {fieldsOf, type ResourceField} from '../../../resources';
import {defineCommand} from '../../defineCommand';
import {nameArgument, commandArgument} from '../sharedFlags';

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

export const appRun = defineCommand('app run', {
  access: 'deploy',
  summary: "Run a one-off task with an app's live release.",
  description:
    "Start a one-off machine with the app's image, environment, and secrets, run the command in it, stream the output, and delete the machine. Returns the exit code of the command. The machine does not have volumes and does not receive requests. Put `--` before the command so that the CLI does not treat its flags as its own.",
  args: [nameArgument('app'), commandArgument],
  flags: [
    {
      name: 'tty',
      short: 't',
      type: 'boolean',
      default: 'false',
      description: 'Allocate a terminal, which an interactive console needs.',
    },
    {
      name: 'env',
      short: 'e',
      type: 'keyValue',
      repeatable: true,
      description: 'Additional environment variable for this command.',
    },
    {
      name: 'memory',
      type: 'size',
      ...manifestBounds('machine.memory'),
      description: "Memory of the machine. The default is the app's `machine.memory`.",
    },
    {
      name: 'timeout',
      type: 'duration',
      min: '1s',
      max: '24h',
      default: '1h',
      description: 'Maximum run time of the command. When it elapses, the machine is deleted and the exit code is 6.',
    },
  ],
  examples: {
    'aloft app run hello -- npm run seed': "Run one of the app's scripts.",
    'aloft app run hello --tty -- node': 'Open an interactive console.',
    'aloft app run hello --memory 2Gi --env BATCH=500 --timeout 4h -- npm run reindex':
      'Run a long task with more memory and an extra variable.',
  },
  errors: ['app_not_found', 'state_conflict', 'quota_exceeded', 'run_timeout'],
  api: {
    id: 'runTask',
    request: 'POST /namespaces/{namespace}/apps/{app}/run',
    status: 201,
    result: 'machine',
    body: [commandField, envField, ...fieldsOf('machine', 'memory'), timeoutField],
    required: ['command'],
  },
});
