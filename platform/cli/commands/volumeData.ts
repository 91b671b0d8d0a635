import {defineColumns} from '../defineColumns';
import type {Argument, Command} from '../types';
import {nameArgument, waitFlags} from './sharedFlags';

const volume = nameArgument('volume');
const volumeArgument: Argument = {name: 'VOLUME', type: 'name', required: true, description: 'Name of the volume.'};
const snapshotColumns = defineColumns('snapshot', {NAME: 'name', VOLUME: 'volume', SIZE: 'size', AGE: 'createdAt'});
const stateColumns = defineColumns('volume', {NAME: 'name', STATE: 'state', SIZE: 'size'});

/** Commands that copy the data of volumes. */
export const volumeDataCommands: readonly Command[] = [
  {
    path: ['volume', 'snapshot', 'create'],
    group: 'volume',
    summary: 'Take a snapshot of a volume.',
    description:
      'Copies the volume as it is at that moment. The file system is frozen for the copy, so it is consistent; a database still recovers as after a power cut, so let it flush first where it can.',
    args: [
      volumeArgument,
      {
        name: 'SNAPSHOT',
        type: 'name',
        required: false,
        description: 'Name of the snapshot. Without it the platform takes `snap-` and the number of the snapshot.',
      },
    ],
    flags: waitFlags('the snapshot is complete', '10m'),
    examples: [
      {line: 'aloft volume snapshot create data before-upgrade', description: 'Take a snapshot under a name.'},
      {line: 'aloft volume snapshot create data --no-wait', description: 'Take a snapshot from a script.'},
      {line: 'aloft volume snapshot create data nightly --timeout 30m', description: 'Wait longer for a large volume.'},
    ],
    output: snapshotColumns,
    errors: ['volume_not_found', 'name_taken', 'quota_exceeded', 'state_conflict', 'wait_timeout'],
  },
  {
    path: ['volume', 'snapshot', 'list'],
    group: 'volume',
    summary: 'List the snapshots of a volume.',
    description: 'Lists snapshots, the latest first.',
    args: [volumeArgument],
    flags: [],
    examples: [{line: 'aloft volume snapshots list data', description: 'See which snapshots there are.'}],
    output: snapshotColumns,
    errors: ['volume_not_found'],
  },
  {
    path: ['volume', 'snapshot', 'delete'],
    group: 'volume',
    summary: 'Delete a snapshot of a volume.',
    description: 'The volume and its other snapshots are not touched.',
    args: [volumeArgument, {name: 'SNAPSHOT', type: 'name', required: true, description: 'Name of the snapshot.'}],
    flags: [],
    examples: [{line: 'aloft volume snapshot delete data before-upgrade --yes', description: 'Delete a snapshot.'}],
    confirms: true,
    errors: ['volume_not_found', 'snapshot_not_found'],
  },
  {
    path: ['volume', 'restore'],
    group: 'volume',
    summary: 'Restore a volume from a snapshot.',
    description:
      'Replaces the data of the volume, which must be detached. With `--to` it makes a new volume and leaves the old one alone.',
    args: [volume],
    flags: [
      {name: 'snapshot', type: 'name', required: true, placeholder: 'SNAPSHOT', description: 'Snapshot to restore.'},
      {name: 'to', type: 'name', placeholder: 'VOLUME', description: 'Name of a new volume that gets the data.'},
      ...waitFlags('the volume is available', '10m'),
    ],
    examples: [
      {line: 'aloft volume restore data --snapshot before-upgrade --yes', description: 'Go back to a snapshot.'},
      {
        line: 'aloft volume restore data --snapshot before-upgrade --to data-copy --timeout 30m',
        description: 'Look at a snapshot in a volume of its own.',
      },
      {
        line: 'aloft volume restore data --snapshot before-upgrade --no-wait --yes',
        description: 'Start the restore and return at once.',
      },
    ],
    output: stateColumns,
    confirms: true,
    errors: [
      'volume_not_found',
      'snapshot_not_found',
      'volume_attached',
      'name_taken',
      'quota_exceeded',
      'state_conflict',
      'wait_timeout',
    ],
  },
  {
    path: ['volume', 'import'],
    group: 'volume',
    summary: 'Fill a volume from an archive.',
    description:
      'Unpacks a tar archive, plain or compressed with gzip or zstd, onto the volume, which must be detached. Files of the same path are overwritten, others are kept.',
    args: [volume],
    flags: [
      {name: 'from', type: 'path', required: true, description: 'Archive to unpack. `-` reads standard input.'},
      {name: 'directory', type: 'mountPath', default: '/', description: 'Folder on the volume to unpack into.'},
    ],
    examples: [
      {line: 'aloft volume import data --from backup.tar.gz', description: 'Fill a volume from an archive.'},
      {
        line: 'aloft volume import data --from - --directory /uploads',
        description: 'Unpack standard input into a folder.',
      },
    ],
    output: stateColumns,
    errors: ['volume_not_found', 'volume_attached', 'file_not_found', 'import_failed', 'state_conflict'],
  },
];
