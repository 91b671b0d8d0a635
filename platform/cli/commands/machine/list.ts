import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import {nameArgument, labelFilter, stateFilter} from '../sharedFlags';

export const machineColumns = {
  ID: 'id',
  NAME: 'name',
  APP: 'app',
  STATE: 'state',
  REGION: 'region',
  VCPUS: 'vcpus',
  MEMORY: 'memory',
  AGE: 'createdAt',
};

/** Columns of commands that change the state. */
export const stateColumns = {ID: 'id', NAME: 'name', STATE: 'state'};

export const machineList = defineCommand({
  path: ['machine', 'list'],
  group: 'machine',
  access: 'read',
  summary: 'List machines.',
  description: 'List the machines in the namespace, sorted by name.',
  args: [],
  flags: [
    {name: 'app', short: 'a', type: 'name', placeholder: 'APP', description: 'Show only machines of this app.'},
    stateFilter('machine'),
    labelFilter,
  ],
  examples: [
    {line: 'aloft machine list', description: 'List the machines in the current namespace.'},
    {line: 'aloft m list --app hello --state running', description: "List one app's running machines."},
    {
      line: 'aloft machines list --label team=web --output json',
      description: 'List the machines that have a label, for a script.',
    },
  ],
  output: defineColumns('machine', machineColumns),
  errors: ['app_not_found'],
  api: {
    id: 'listMachines',
    request: 'GET /namespaces/{namespace}/machines',
    status: 200,
    result: {kind: 'machine', list: true},
  },
});

export const machineGet = defineCommand({
  path: ['machine', 'get'],
  group: 'machine',
  access: 'read',
  summary: 'Show a machine.',
  description: 'Show every field of the machine. For scripts, use `--output json`.',
  args: [nameArgument('machine')],
  flags: [],
  examples: [
    {line: 'aloft machine get hello-1', description: 'Show a machine by name.'},
    {line: 'aloft machine get m-4k2jq7xw3a --output json', description: 'Show a machine by ID, as JSON.'},
  ],
  output: defineColumns('machine', {
    ID: 'id',
    NAME: 'name',
    APP: 'app',
    STATE: 'state',
    RELEASE: 'release',
    IMAGE: 'image',
    REGION: 'region',
    VCPUS: 'vcpus',
    MEMORY: 'memory',
    RESTART: 'restart',
    RESTARTS: 'restarts',
    'FLASH MODE': 'flash.mode',
    'IDLE TIMEOUT': 'flash.idleTimeout',
    'SNAPSHOT AT': 'flash.snapshotAt',
    'HELD UNTIL': 'heldUntil',
    WAKES: 'wakes',
    IPV4: 'addresses.ipv4',
    IPV6: 'addresses.ipv6',
    VOLUMES: 'volumes',
    AGE: 'createdAt',
  }),
  errors: ['machine_not_found'],
  api: {
    id: 'getMachine',
    request: 'GET /namespaces/{namespace}/machines/{machine}',
    status: 200,
    result: {kind: 'machine'},
  },
});
