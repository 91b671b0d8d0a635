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
const snapshotColumns = defineColumns('snapshot', ['name', 'volume', 'size', 'createdAt']);

export const volumeSnapshotCreate = defineCommand('volume snapshot create', {
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
  examples: {
    'aloft volume snapshot create data before-upgrade': 'Take a named snapshot.',
    'aloft volume snapshot create data --no-wait': 'Take a snapshot from a script.',
    'aloft volume snapshot create data nightly --timeout 30m': 'Wait longer for a large volume.',
  },
  output: snapshotColumns,
  errors: ['volume_not_found', 'name_taken', 'quota_exceeded', 'state_conflict', 'wait_timeout'],
  api: {
    id: 'createVolumeSnapshot',
    request: 'POST /namespaces/{namespace}/volumes/{volume}/snapshots',
    status: 201,
    result: 'snapshot',
    body: fieldsOf('snapshot', 'name'),
  },
});

export const volumeSnapshotList = defineCommand('volume snapshot list', {
  access: 'read',
  summary: 'List the snapshots of a volume.',
  description: 'List the snapshots of a volume, newest first.',
  args: [volumeArgument],
  examples: {
    'aloft volume snapshots list data': 'List the snapshots of a volume.',
  },
  output: snapshotColumns,
  errors: ['volume_not_found'],
  api: {
    id: 'listVolumeSnapshots',
    request: 'GET /namespaces/{namespace}/volumes/{volume}/snapshots',
    status: 200,
    result: ['snapshot'],
  },
});

export const volumeSnapshotDelete = defineCommand('volume snapshot delete', {
  access: 'admin',
  summary: 'Delete a snapshot of a volume.',
  description: 'The volume and its other snapshots are not affected.',
  args: [volumeArgument, {name: 'SNAPSHOT', type: 'name', required: true, description: 'Name of the snapshot.'}],
  examples: {
    'aloft volume snapshot delete data before-upgrade --yes': 'Delete a snapshot.',
  },
  confirms: true,
  errors: ['volume_not_found', 'snapshot_not_found'],
  api: {
    id: 'deleteVolumeSnapshot',
    request: 'DELETE /namespaces/{namespace}/volumes/{volume}/snapshots/{snapshot}',
    status: 204,
    result: null,
  },
});
