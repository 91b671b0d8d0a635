import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import {nameArgument, labelFilter, stateFilter} from '../sharedFlags';

export const machineColumns = ['id', 'name', 'app', 'state', 'region', 'vcpus', 'memory', 'createdAt'];

/** Columns of commands that change the state. */
export const stateColumns = ['id', 'name', 'state'];

export const machineList = defineCommand('machine list', {
  access: 'read',
  summary: 'List machines.',
  description: 'List the machines in the namespace, sorted by name.',
  flags: [
    {name: 'app', short: 'a', type: 'name', placeholder: 'APP', description: 'Show only machines of this app.'},
    stateFilter('machine'),
    labelFilter,
  ],
  examples: {
    'aloft machine list': 'List the machines in the current namespace.',
    'aloft m list --app hello --state running': "List one app's running machines.",
    'aloft machines list --label team=web --output json': 'List the machines that have a label, for a script.',
  },
  output: defineColumns('machine', machineColumns),
  errors: ['app_not_found'],
  api: {id: 'listMachines', request: 'GET /namespaces/{namespace}/machines', status: 200, result: ['machine']},
});

export const machineGet = defineCommand('machine get', {
  access: 'read',
  summary: 'Show a machine.',
  description: 'Show every field of the machine. For scripts, use `--output json`.',
  args: [nameArgument('machine')],
  examples: {
    'aloft machine get hello-1': 'Show a machine by name.',
    'aloft machine get m-4k2jq7xw3a --output json': 'Show a machine by ID, as JSON.',
  },
  output: defineColumns('machine', [
    'id',
    'name',
    'app',
    'state',
    'release',
    'image',
    'region',
    'vcpus',
    'memory',
    'restart',
    'restarts',
    'flash.mode',
    'flash.idleTimeout',
    'flash.snapshotAt',
    'heldUntil',
    'wakes',
    'addresses.ipv4',
    'addresses.ipv6',
    'volumes',
    'createdAt',
  ]),
  errors: ['machine_not_found'],
  api: {id: 'getMachine', request: 'GET /namespaces/{namespace}/machines/{machine}', status: 200, result: 'machine'},
});
