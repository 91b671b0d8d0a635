import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import {nameArgument, labelFilter, stateFilter} from '../sharedFlags';

export const volumeColumns = {
  NAME: 'name',
  STATE: 'state',
  SIZE: 'size',
  MACHINE: 'machine',
  MOUNT: 'mount',
  SNAPSHOTS: 'snapshots',
  AGE: 'createdAt',
};

export const volumeList = defineCommand({
  path: ['volume', 'list'],
  group: 'volume',
  access: 'read',
  summary: 'List volumes.',
  description: 'List the volumes in the namespace, sorted by name.',
  args: [],
  flags: [stateFilter('volume'), labelFilter],
  examples: [
    {line: 'aloft volume list', description: 'List the volumes in the current namespace.'},
    {line: 'aloft vol list --state available --label team=web', description: 'List detached volumes with a label.'},
  ],
  output: defineColumns('volume', volumeColumns),
  errors: [],
  api: {
    id: 'listVolumes',
    request: 'GET /namespaces/{namespace}/volumes',
    status: 200,
    result: {kind: 'volume', list: true},
  },
});

export const volumeGet = defineCommand({
  path: ['volume', 'get'],
  group: 'volume',
  access: 'read',
  summary: 'Show a volume.',
  description: 'Show every field of the volume, including the used space.',
  args: [nameArgument('volume')],
  flags: [],
  examples: [{line: 'aloft volume get data', description: 'Show a volume.'}],
  output: defineColumns('volume', {
    NAME: 'name',
    STATE: 'state',
    SIZE: 'size',
    USED: 'used',
    MACHINE: 'machine',
    MOUNT: 'mount',
    REGION: 'region',
    SNAPSHOTS: 'snapshots',
    AGE: 'createdAt',
  }),
  errors: ['volume_not_found'],
  api: {
    id: 'getVolume',
    request: 'GET /namespaces/{namespace}/volumes/{volume}',
    status: 200,
    result: {kind: 'volume'},
  },
});
