import {fieldsOf} from '../../../resources';
import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import {machineColumns} from './list';
import {newNameArgument, labelSetter, waitFlags, machineFlags, ownMachineFields} from '../sharedFlags';

export const machineCreate = defineCommand('machine create', {
  access: 'deploy',
  summary: 'Create a standalone machine.',
  description:
    'Create a standalone machine and start it. A machine that you create directly is not replaced when it fails, does not have secrets, and cannot be reached through a service. For anything that serves requests, use an app.',
  args: [newNameArgument('machine')],
  flags: [
    {name: 'image', short: 'i', type: 'image', required: true, description: 'Image to run.'},
    ...machineFlags,
    {
      name: 'volume',
      type: 'name',
      requires: ['mount'],
      placeholder: 'VOLUME',
      description: 'Volume to attach before the machine starts.',
    },
    {name: 'mount', type: 'mountPath', requires: ['volume'], description: 'Mount path of the volume.'},
    {
      name: 'start',
      type: 'boolean',
      default: 'true',
      description: 'Start the machine. With `--no-start`, it stays `created`.',
    },
    labelSetter,
    ...waitFlags('the machine is running', '2m'),
  ],
  examples: {
    'aloft machine create scratch --image debian:13 --command "sleep infinity"': 'Create a machine for an experiment.',
    'aloft machine create db --image postgres:18 --vcpus 2 --memory 2Gi --volume data --mount /var/lib/postgresql':
      'Create a machine with a volume.',
    'aloft machine create batch --image registry.aloft.example/acme/batch:7 --restart never --env INPUT=march --no-start --no-wait':
      'Create a machine for a job without starting it.',
    'aloft machine create probe --image registry.aloft.example/acme/probe:1 --health-port 9000 --health-path /healthz --flash-mode auto --idle-timeout 30s --label team=web --timeout 5m':
      'Create a machine that goes to standby when it is idle.',
  },
  output: defineColumns('machine', machineColumns),
  errors: [
    'name_taken',
    'quota_exceeded',
    'image_not_found',
    'image_too_large',
    'image_unsupported',
    'environment_too_large',
    'volume_not_found',
    'volume_attached',
    'healthcheck_timeout',
    'wait_timeout',
  ],
  api: {
    id: 'createMachine',
    request: 'POST /namespaces/{namespace}/machines',
    status: 201,
    result: 'machine',
    body: fieldsOf('machine', 'name', 'image', ...ownMachineFields, 'labels'),
    required: ['name', 'image'],
  },
});
