import {fieldsOf} from '../../../resources';
import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import type {Argument} from '../../types';
import {waitFlags} from '../sharedFlags';

const volumeArgument = {
  name: 'VOLUME',
  type: 'name',
  required: true,
  description: 'Name of the volume.',
} as const satisfies Argument;
const snapshotColumns = defineColumns('snapshot', {NAME: 'name', VOLUME: 'volume', SIZE: 'size', AGE: 'createdAt'});

export const volumeSnapshotCreate = defineCommand({
  path: ['volume', 'snapshot', 'create'],
  group: 'volume',
  access: 'deploy',
  summary: 'Take a snapshot of a volume.',
  description:
    'Create a point-in-time copy of the volume. The file system is frozen while the copy is made, so the copy is consistent. A database recovers from the copy as it would after a power failure. If possible, flush its data to disk first.',
  args: [
    volumeArgument,
    {
      name: 'SNAPSHOT',
      type: 'name',
      required: false,
      description: 'Name of the snapshot. The default is `snap-` followed by a number.',
    },
  ],
  flags: waitFlags('the snapshot is complete', '10m'),
  examples: [
    {line: 'aloft volume snapshot create data before-upgrade', description: 'Take a named snapshot.'},
    {line: 'aloft volume snapshot create data --no-wait', description: 'Take a snapshot from a script.'},
    {line: 'aloft volume snapshot create data nightly --timeout 30m', description: 'Wait longer for a large volume.'},
  ],
  output: snapshotColumns,
  errors: ['volume_not_found', 'name_taken', 'quota_exceeded', 'state_conflict', 'wait_timeout'],
  api: {
    id: 'createVolumeSnapshot',
    request: 'POST /namespaces/{namespace}/volumes/{volume}/snapshots',
    status: 201,
    result: {kind: 'snapshot'},
    body: fieldsOf('snapshot', 'name'),
  },
});

export const volumeSnapshotList = defineCommand({
  path: ['volume', 'snapshot', 'list'],
  group: 'volume',
  access: 'read',
  summary: 'List the snapshots of a volume.',
  description: 'List the snapshots of a volume, newest first.',
  args: [volumeArgument],
  flags: [],
  examples: [{line: 'aloft volume snapshots list data', description: 'List the snapshots of a volume.'}],
  output: snapshotColumns,
  errors: ['volume_not_found'],
  api: {
    id: 'listVolumeSnapshots',
    request: 'GET /namespaces/{namespace}/volumes/{volume}/snapshots',
    status: 200,
    result: {kind: 'snapshot', list: true},
  },
});

export const volumeSnapshotDelete = defineCommand({
  path: ['volume', 'snapshot', 'delete'],
  group: 'volume',
  access: 'admin',
  summary: 'Delete a snapshot of a volume.',
  description: 'The volume and its other snapshots are not affected.',
  args: [volumeArgument, {name: 'SNAPSHOT', type: 'name', required: true, description: 'Name of the snapshot.'}],
  flags: [],
  examples: [{line: 'aloft volume snapshot delete data before-upgrade --yes', description: 'Delete a snapshot.'}],
  confirms: true,
  errors: ['volume_not_found', 'snapshot_not_found'],
  api: {
    id: 'deleteVolumeSnapshot',
    request: 'DELETE /namespaces/{namespace}/volumes/{volume}/snapshots/{snapshot}',
    status: 204,
    result: null,
  },
});
