import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import type {ResourceField} from '../../../resources';
import {nameArgument, waitFlags} from '../sharedFlags';

const stateColumns = defineColumns('volume', ['name', 'state', 'size']);
const restoreTo: ResourceField = {
  path: 'to',
  type: 'string',
  description: 'Name of a new volume to restore to. Without it, the data of the volume is replaced.',
  example: 'data-copy',
};

export const volumeRestore = defineCommand('volume restore', {
  access: 'deploy',
  summary: 'Restore a volume from a snapshot.',
  description:
    "Replace the volume's data. The volume must be detached. With `--to`, a new volume is created and the original does not change.",
  args: [nameArgument('volume')],
  flags: [
    {name: 'snapshot', type: 'name', required: true, placeholder: 'SNAPSHOT', description: 'Snapshot to restore.'},
    {name: 'to', type: 'name', placeholder: 'VOLUME', description: 'Name of a new volume to restore to.'},
    ...waitFlags('the volume is available', '10m'),
  ],
  examples: {
    'aloft volume restore data --snapshot before-upgrade --yes': 'Go back to a snapshot.',
    'aloft volume restore data --snapshot before-upgrade --to data-copy --timeout 30m':
      'Restore a snapshot to a separate volume.',
    'aloft volume restore data --snapshot before-upgrade --no-wait --yes': 'Start the restore and return immediately.',
  },
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
  api: {
    id: 'restoreVolumeSnapshot',
    request: 'POST /namespaces/{namespace}/volumes/{volume}/snapshots/{snapshot}/restore',
    status: 202,
    result: 'volume',
    body: [restoreTo],
  },
});

export const volumeImport = defineCommand('volume import', {
  access: 'deploy',
  summary: 'Import an archive into a volume.',
  description:
    'Extract a tar archive, uncompressed or compressed with gzip or zstd, to the volume, which must be detached. Files with the same path are overwritten; other files are kept.',
  args: [nameArgument('volume')],
  flags: [
    {name: 'from', type: 'path', required: true, description: 'Archive to extract. `-` reads standard input.'},
    {name: 'directory', type: 'mountPath', default: '/', description: 'Directory on the volume to extract to.'},
  ],
  examples: {
    'aloft volume import data --from backup.tar.gz': 'Import an archive into a volume.',
    'aloft volume import data --from - --directory /uploads': 'Extract standard input to a directory.',
  },
  output: stateColumns,
  errors: ['volume_not_found', 'volume_attached', 'file_not_found', 'import_failed', 'state_conflict'],
});
