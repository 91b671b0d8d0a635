import {fieldsOf} from '../../../resources';
import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import {volumeColumns} from './list';
import {nameArgument} from '../sharedFlags';

export const volumeAttach = defineCommand('volume attach', {
  access: 'deploy',
  summary: 'Attach a volume to a machine.',
  description:
    "The volume is mounted immediately if the machine is running, after a wake if it is on standby, and otherwise at the next start. For an app's machine, declare volumes in the manifest instead.",
  args: [nameArgument('volume')],
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
  examples: {
    'aloft volume attach data --machine db --mount /var/lib/postgresql': 'Mount a volume in a machine.',
  },
  output: defineColumns('volume', volumeColumns),
  errors: [
    'volume_not_found',
    'machine_not_found',
    'volume_attached',
    'state_conflict',
    'machine_managed',
    'quota_exceeded',
  ],
  api: {
    id: 'attachVolume',
    request: 'POST /namespaces/{namespace}/volumes/{volume}/attach',
    status: 202,
    result: 'volume',
    body: fieldsOf('volume', 'machine', 'mount'),
    required: ['machine', 'mount'],
  },
});

export const volumeDetach = defineCommand('volume detach', {
  access: 'deploy',
  summary: 'Detach a volume from its machine.',
  description:
    'Stop the machine first so that its files are closed. `--force` unmounts the volume from a running machine, and writes in progress are lost.',
  args: [nameArgument('volume')],
  flags: [
    {
      name: 'force',
      type: 'boolean',
      default: 'false',
      description: 'Detach the volume even if the machine is running.',
    },
  ],
  examples: {
    'aloft volume detach data': 'Detach a volume from a stopped machine.',
    'aloft volume detach data --force --yes': 'Detach a volume from an unresponsive machine.',
  },
  output: defineColumns('volume', volumeColumns),
  confirms: true,
  errors: ['volume_not_found', 'volume_detached', 'state_conflict'],
  api: {
    id: 'detachVolume',
    request: 'POST /namespaces/{namespace}/volumes/{volume}/detach',
    status: 202,
    result: 'volume',
  },
});
