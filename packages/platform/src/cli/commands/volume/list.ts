import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import {nameArgument, labelFilter, stateFilter} from '../sharedFlags';

export const volumeColumns = ['name', 'state', 'size', 'machine', 'mount', 'snapshots', 'createdAt'];

export const volumeList = defineCommand('volume list', {
  access: 'read',
  summary: 'List volumes.',
  description: 'List the volumes in the namespace, sorted by name.',
  flags: [stateFilter('volume'), labelFilter],
  examples: {
    'aloft volume list': 'List the volumes in the current namespace.',
    'aloft vol list --state available --label team=web': 'List detached volumes with a label.',
  },
  output: defineColumns('volume', volumeColumns),
  api: {id: 'listVolumes', request: 'GET /namespaces/{namespace}/volumes', status: 200, result: ['volume']},
});

export const volumeGet = defineCommand('volume get', {
  access: 'read',
  summary: 'Show a volume.',
  description: 'Show every field of the volume, including the used space.',
  args: [nameArgument('volume')],
  examples: {
    'aloft volume get data': 'Show a volume.',
  },
  output: defineColumns('volume', [
    'name',
    'state',
    'size',
    'used',
    'machine',
    'mount',
    'region',
    'snapshots',
    'createdAt',
  ]),
  errors: ['volume_not_found'],
  api: {id: 'getVolume', request: 'GET /namespaces/{namespace}/volumes/{volume}', status: 200, result: 'volume'},
});
