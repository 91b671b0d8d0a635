import {manifestBounds} from '../../manifest/fields';
import {defineColumns} from '../defineColumns';
import type {Command, Flag} from '../types';
import {labelFilter, labelSetter, nameArgument, newNameArgument, stateFilter, waitFlags} from './sharedFlags';
import {volumeDataCommands} from './volumeData';

const volume = nameArgument('volume');
const volumeColumns = {
  NAME: 'name',
  STATE: 'state',
  SIZE: 'size',
  MACHINE: 'machine',
  MOUNT: 'mount',
  SNAPSHOTS: 'snapshots',
  AGE: 'createdAt',
};

const sizeFlag: Flag = {
  name: 'size',
  type: 'size',
  ...manifestBounds('volumes[].size'),
  required: true,
  description: 'Size of the volume. Manifest field: `volumes.size`.',
};

/** Commands of the noun `volume`. */
export const volumeCommands: readonly Command[] = [
  {
    path: ['volume', 'list'],
    group: 'volume',
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
  },
  {
    path: ['volume', 'get'],
    group: 'volume',
    summary: 'Show a volume.',
    description: 'Show every field of the volume, including the used space.',
    args: [volume],
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
  },
  {
    path: ['volume', 'create'],
    group: 'volume',
    summary: 'Create a volume.',
    description: "Reserve encrypted storage in the namespace's region and format it with ext4.",
    args: [newNameArgument('volume')],
    flags: [sizeFlag, labelSetter, ...waitFlags('the volume is available', '2m')],
    examples: [
      {line: 'aloft volume create data --size 10Gi', description: 'Create a volume of 10 GiB.'},
      {
        line: 'aloft volume create uploads --size 100Gi --label team=web --no-wait',
        description: 'Create a volume with a label and return immediately.',
      },
      {line: 'aloft volume create archive --size 1Ti --timeout 10m', description: 'Wait longer for a large volume.'},
    ],
    output: defineColumns('volume', volumeColumns),
    errors: ['name_taken', 'quota_exceeded', 'wait_timeout'],
  },
  {
    path: ['volume', 'attach'],
    group: 'volume',
    summary: 'Attach a volume to a machine.',
    description:
      "The volume is mounted immediately if the machine is running, after a wake if it is on standby, and otherwise at the next start. For an app's machine, declare volumes in the manifest instead.",
    args: [volume],
    flags: [
      {
        name: 'machine',
        type: 'machine',
        required: true,
        placeholder: 'MACHINE',
        description: 'Machine to attach the volume to.',
      },
      {
        name: 'mount',
        type: 'mountPath',
        required: true,
        description: 'Mount path. Manifest field: `volumes.mount`.',
      },
    ],
    examples: [
      {
        line: 'aloft volume attach data --machine db --mount /var/lib/postgresql',
        description: 'Mount a volume in a machine.',
      },
    ],
    output: defineColumns('volume', volumeColumns),
    errors: ['volume_not_found', 'machine_not_found', 'volume_attached', 'state_conflict', 'machine_managed'],
  },
  {
    path: ['volume', 'detach'],
    group: 'volume',
    summary: 'Detach a volume from its machine.',
    description:
      'Stop the machine first so that its files are closed. `--force` unmounts the volume from a running machine, and writes in progress are lost.',
    args: [volume],
    flags: [
      {
        name: 'force',
        type: 'boolean',
        default: 'false',
        description: 'Detach the volume even if the machine is running.',
      },
    ],
    examples: [
      {line: 'aloft volume detach data', description: 'Detach a volume from a stopped machine.'},
      {line: 'aloft volume detach data --force --yes', description: 'Detach a volume from an unresponsive machine.'},
    ],
    output: defineColumns('volume', volumeColumns),
    confirms: true,
    errors: ['volume_not_found', 'volume_detached', 'state_conflict'],
  },
  {
    path: ['volume', 'resize'],
    group: 'volume',
    summary: 'Increase the size of a volume.',
    description: 'The file system grows while the machine keeps running. A volume cannot shrink.',
    args: [volume],
    flags: [sizeFlag, ...waitFlags('the volume has its new size', '5m')],
    examples: [
      {line: 'aloft volume resize data --size 20Gi', description: 'Grow a volume to 20 GiB.'},
      {line: 'aloft volume resize data --size 500Gi --timeout 20m', description: 'Wait longer for a large increase.'},
      {line: 'aloft volume resize data --size 50Gi --no-wait', description: 'Start the resize and return immediately.'},
    ],
    output: defineColumns('volume', volumeColumns),
    errors: ['volume_not_found', 'volume_shrink', 'state_conflict', 'wait_timeout'],
  },
  ...volumeDataCommands,
  {
    path: ['volume', 'delete'],
    group: 'volume',
    summary: 'Delete a volume and its data.',
    description:
      "Destroy the volume's encryption key, so that the data cannot be recovered. The volume must be detached.",
    args: [volume],
    flags: [
      {
        name: 'with-snapshots',
        type: 'boolean',
        default: 'false',
        description:
          'Delete the snapshots of the volume as well. Without this flag, a volume that has snapshots is not deleted.',
      },
    ],
    examples: [
      {line: 'aloft volume delete scratch-data --yes', description: 'Delete a volume that has no snapshots.'},
      {line: 'aloft volume delete data --with-snapshots --yes', description: 'Delete a volume with its snapshots.'},
    ],
    confirms: true,
    errors: ['volume_not_found', 'volume_attached', 'volume_has_snapshots', 'state_conflict'],
  },
];
