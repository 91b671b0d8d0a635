import {manifestBounds} from '../../manifest/fields';
import {text} from '../../resources';
import {defineCommands} from '../defineCommands';
import {argument, flag} from '../valueTypes';
import {labelSetter, listCommand, waitFlags} from './sharedFlags';

const sizeFlag = flag.size('size', 'Size of the volume. Manifest field: `volumes.size`.', {
  ...manifestBounds('volumes[].size'),
  required: true,
});

const volumeArgument = argument.name('VOLUME', 'Name of the volume.', {errors: ['volume_not_found']});

const stateColumns = ['name', 'state', 'size'];

export const volumeCommands = defineCommands('volume', {
  'volume list': listCommand('volume', [], {
    'aloft vol list --state available --label team=web': 'List detached volumes with a label.',
  }),

  'volume get': {
    summary: 'Show a volume.',
    description: 'Show every field of the volume, including the used space.',
    examples: {'aloft volume get data': 'Show a volume.'},
  },

  'volume create': {
    summary: 'Create a volume.',
    description: "Reserve encrypted storage in the namespace's region and format it with ext4.",
    flags: [sizeFlag, labelSetter, ...waitFlags('the volume is available', '2m')],
    examples: {
      'aloft volume create data --size 10Gi': 'Create a volume of 10 GiB.',
      'aloft volume create uploads --size 100Gi --label team=web --no-wait':
        'Create a volume with a label and return immediately.',
      'aloft volume create archive --size 1Ti --timeout 10m': 'Wait longer for a large volume.',
    },
  },

  'volume attach': {
    summary: 'Attach a volume to a machine.',
    description:
      "The volume is mounted immediately if the machine is running, after a wake if it is on standby, and otherwise at the next start. For an app's machine, declare volumes in the manifest instead.",
    flags: [
      flag.machine('machine', 'Machine to attach the volume to.', {required: true}),
      flag.mountPath('mount', 'Mount path. Manifest field: `volumes.mount`.', {required: true}),
    ],
    examples: {'aloft volume attach data --machine db --mount /var/lib/postgresql': 'Mount a volume in a machine.'},
    errors: ['machine_not_found', 'volume_attached', 'state_conflict', 'machine_managed', 'quota_exceeded'],
  },

  'volume detach': {
    summary: 'Detach a volume from its machine.',
    description:
      'Stop the machine first so that its files are closed. `--force` unmounts the volume from a running machine, and writes in progress are lost.',
    flags: [flag.boolean('force', 'Detach the volume even if the machine is running.')],
    examples: {
      'aloft volume detach data': 'Detach a volume from a stopped machine.',
      'aloft volume detach data --force --yes': 'Detach a volume from an unresponsive machine.',
    },
    confirms: true,
    errors: ['volume_detached', 'state_conflict'],
  },

  'volume resize': {
    summary: 'Increase the size of a volume.',
    description:
      'The file system grows while the machine runs, so a machine on standby wakes first. A volume cannot shrink.',
    flags: [sizeFlag, ...waitFlags('the volume has its new size', '5m')],
    examples: {
      'aloft volume resize data --size 20Gi': 'Grow a volume to 20 GiB.',
      'aloft volume resize data --size 500Gi --timeout 20m': 'Wait longer for a large increase.',
      'aloft volume resize data --size 50Gi --no-wait': 'Start the resize and return immediately.',
    },
    errors: ['volume_shrink', 'state_conflict', 'quota_exceeded'],
  },

  'volume snapshot create': {
    summary: 'Take a snapshot of a volume.',
    description:
      'Create a point-in-time copy of the volume. The file system is frozen briefly when the snapshot starts, so the copy is consistent. The data is then copied in the background. A database recovers from the copy as it would after a power failure. If possible, flush its data to disk first.',
    args: [
      volumeArgument,
      argument.name('SNAPSHOT', 'Name of the snapshot. The default is `snap-` followed by a number.', {
        required: false,
      }),
    ],
    flags: waitFlags('the snapshot is complete', '10m'),
    examples: {
      'aloft volume snapshot create data before-upgrade': 'Take a named snapshot.',
      'aloft volume snapshot create data --no-wait': 'Take a snapshot from a script.',
      'aloft volume snapshot create data nightly --timeout 30m': 'Wait longer for a large volume.',
    },
    errors: ['name_taken', 'quota_exceeded', 'state_conflict'],
  },

  'volume snapshot list': {
    summary: 'List the snapshots of a volume.',
    description: 'List the snapshots of a volume, newest first.',
    args: [volumeArgument],
    examples: {'aloft volume snapshots list data': 'List the snapshots of a volume.'},
  },

  'volume snapshot delete': {
    summary: 'Delete a snapshot of a volume.',
    description: 'The volume and its other snapshots are not affected.',
    args: [volumeArgument, argument.name('SNAPSHOT', 'Name of the snapshot.')],
    examples: {'aloft volume snapshot delete data before-upgrade --yes': 'Delete a snapshot.'},
    errors: ['snapshot_not_found'],
  },

  'volume restore': {
    summary: 'Restore a volume from a snapshot.',
    description:
      "Replace the volume's data. The volume must be detached. With `--to`, a new volume is created and the original does not change.",
    flags: [
      flag.name('snapshot', 'Snapshot to restore.', {required: true}),
      flag.name('to', 'Name of a new volume to restore to.', {placeholder: 'VOLUME'}),
      ...waitFlags('the volume is available', '10m'),
    ],
    examples: {
      'aloft volume restore data --snapshot before-upgrade --yes': 'Go back to a snapshot.',
      'aloft volume restore data --snapshot before-upgrade --to data-copy --timeout 30m':
        'Restore a snapshot to a separate volume.',
      'aloft volume restore data --snapshot before-upgrade --no-wait --yes':
        'Start the restore and return immediately.',
    },
    output: stateColumns,
    confirms: true,
    errors: ['snapshot_not_found', 'volume_attached', 'name_taken', 'quota_exceeded', 'state_conflict'],
    api: {
      id: 'restoreVolumeSnapshot',
      request: 'POST /namespaces/{namespace}/volumes/{volume}/snapshots/{snapshot}/restore',
      body: {
        to: text('Name of a new volume to restore to. Without it, the data of the volume is replaced.', 'data-copy'),
      },
    },
  },

  'volume import': {
    summary: 'Import an archive into a volume.',
    description:
      'Extract a tar archive, uncompressed or compressed with gzip or zstd, to the volume, which must be detached. Files with the same path are overwritten; other files are kept.',
    flags: [
      flag.path('from', 'Archive to extract. `-` reads standard input.', {required: true}),
      flag.mountPath('directory', 'Directory on the volume to extract to.', {default: '/'}),
    ],
    examples: {
      'aloft volume import data --from backup.tar.gz': 'Import an archive into a volume.',
      'aloft volume import data --from - --directory /uploads': 'Extract standard input to a directory.',
    },
    output: stateColumns,
    errors: ['volume_attached', 'file_not_found', 'import_failed', 'state_conflict'],
    api: false,
  },

  'volume delete': {
    summary: 'Delete a volume and its data.',
    description:
      "Destroy the volume's encryption key, so that the data cannot be recovered. The volume must be detached.",
    flags: [
      flag.boolean(
        'with-snapshots',
        'Delete the snapshots of the volume as well. Without this flag, a volume that has snapshots is not deleted.',
      ),
    ],
    examples: {
      'aloft volume delete scratch-data --yes': 'Delete a volume that has no snapshots.',
      'aloft volume delete data --with-snapshots --yes': 'Delete a volume with its snapshots.',
    },
    errors: ['volume_attached', 'volume_has_snapshots', 'state_conflict', 'resource_in_use'],
  },
});
