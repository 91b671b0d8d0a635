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
  },
  {
    path: ['volume', 'snapshot', 'list'],
    group: 'volume',
    summary: 'List the snapshots of a volume.',
    description: 'List the snapshots of a volume, newest first.',
    args: [volumeArgument],
    flags: [],
    examples: [{line: 'aloft volume snapshots list data', description: 'List the snapshots of a volume.'}],
    output: snapshotColumns,
    errors: ['volume_not_found'],
  },
  {
    path: ['volume', 'snapshot', 'delete'],
    group: 'volume',
    summary: 'Delete a snapshot of a volume.',
    description: 'The volume and its other snapshots are not affected.',
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
      "Replace the volume's data. The volume must be detached. With `--to`, a new volume is created and the original does not change.",
    args: [volume],
    flags: [
      {name: 'snapshot', type: 'name', required: true, placeholder: 'SNAPSHOT', description: 'Snapshot to restore.'},
      {name: 'to', type: 'name', placeholder: 'VOLUME', description: 'Name of a new volume to restore to.'},
      ...waitFlags('the volume is available', '10m'),
    ],
    examples: [
      {line: 'aloft volume restore data --snapshot before-upgrade --yes', description: 'Go back to a snapshot.'},
      {
        line: 'aloft volume restore data --snapshot before-upgrade --to data-copy --timeout 30m',
        description: 'Restore a snapshot to a separate volume.',
      },
      {
        line: 'aloft volume restore data --snapshot before-upgrade --no-wait --yes',
        description: 'Start the restore and return immediately.',
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
    summary: 'Import an archive into a volume.',
    description:
      'Extract a tar archive, uncompressed or compressed with gzip or zstd, to the volume, which must be detached. Files with the same path are overwritten; other files are kept.',
    args: [volume],
    flags: [
      {name: 'from', type: 'path', required: true, description: 'Archive to extract. `-` reads standard input.'},
      {name: 'directory', type: 'mountPath', default: '/', description: 'Directory on the volume to extract to.'},
    ],
    examples: [
      {line: 'aloft volume import data --from backup.tar.gz', description: 'Import an archive into a volume.'},
      {
        line: 'aloft volume import data --from - --directory /uploads',
        description: 'Extract standard input to a directory.',
      },
    ],
    output: stateColumns,
    errors: ['volume_not_found', 'volume_attached', 'file_not_found', 'import_failed', 'state_conflict'],
  },
];
