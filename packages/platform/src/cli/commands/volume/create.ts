import {manifestBounds} from '../../../manifest/fields';
import {fieldsOf} from '../../../resources';
import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import type {Flag} from '../../types';
import {volumeColumns} from './list';
import {nameArgument, newNameArgument, labelSetter, waitFlags} from '../sharedFlags';

const sizeFlag = {
  name: 'size',
  type: 'size',
  ...manifestBounds('volumes[].size'),
  required: true,
  description: 'Size of the volume. Manifest field: `volumes.size`.',
} as const satisfies Flag;

export const volumeCreate = defineCommand('volume create', {
  access: 'deploy',
  summary: 'Create a volume.',
  description: "Reserve encrypted storage in the namespace's region and format it with ext4.",
  args: [newNameArgument('volume')],
  flags: [sizeFlag, labelSetter, ...waitFlags('the volume is available', '2m')],
  examples: {
    'aloft volume create data --size 10Gi': 'Create a volume of 10 GiB.',
    'aloft volume create uploads --size 100Gi --label team=web --no-wait':
      'Create a volume with a label and return immediately.',
    'aloft volume create archive --size 1Ti --timeout 10m': 'Wait longer for a large volume.',
  },
  output: defineColumns('volume', volumeColumns),
  errors: ['name_taken', 'quota_exceeded', 'wait_timeout'],
  api: {
    id: 'createVolume',
    request: 'POST /namespaces/{namespace}/volumes',
    status: 201,
    result: 'volume',
    body: fieldsOf('volume', 'name', 'size', 'labels'),
    required: ['name', 'size'],
  },
});

export const volumeResize = defineCommand('volume resize', {
  access: 'deploy',
  summary: 'Increase the size of a volume.',
  description: 'The file system grows while the machine keeps running. A volume cannot shrink.',
  args: [nameArgument('volume')],
  flags: [sizeFlag, ...waitFlags('the volume has its new size', '5m')],
  examples: {
    'aloft volume resize data --size 20Gi': 'Grow a volume to 20 GiB.',
    'aloft volume resize data --size 500Gi --timeout 20m': 'Wait longer for a large increase.',
    'aloft volume resize data --size 50Gi --no-wait': 'Start the resize and return immediately.',
  },
  output: defineColumns('volume', volumeColumns),
  errors: ['volume_not_found', 'volume_shrink', 'state_conflict', 'wait_timeout'],
  api: {
    id: 'resizeVolume',
    request: 'POST /namespaces/{namespace}/volumes/{volume}/resize',
    status: 202,
    result: 'volume',
    body: fieldsOf('volume', 'size'),
    required: ['size'],
  },
});

export const volumeDelete = defineCommand('volume delete', {
  access: 'admin',
  summary: 'Delete a volume and its data.',
  description:
    "Destroy the volume's encryption key, so that the data cannot be recovered. The volume must be detached.",
  args: [nameArgument('volume')],
  flags: [
    {
      name: 'with-snapshots',
      type: 'boolean',
      default: 'false',
      description:
        'Delete the snapshots of the volume as well. Without this flag, a volume that has snapshots is not deleted.',
    },
  ],
  examples: {
    'aloft volume delete scratch-data --yes': 'Delete a volume that has no snapshots.',
    'aloft volume delete data --with-snapshots --yes': 'Delete a volume with its snapshots.',
  },
  confirms: true,
  errors: ['volume_not_found', 'volume_attached', 'volume_has_snapshots', 'state_conflict', 'resource_in_use'],
  api: {id: 'deleteVolume', request: 'DELETE /namespaces/{namespace}/volumes/{volume}', status: 204, result: null},
});
