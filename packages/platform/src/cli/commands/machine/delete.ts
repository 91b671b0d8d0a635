import {defineCommand} from '../../defineCommand';
import {nameArgument} from '../sharedFlags';

export const machineDelete = defineCommand('machine delete', {
  access: 'admin',
  summary: 'Delete a machine and its snapshot.',
  description:
    'Volumes are detached and kept. To stop and delete a running machine, add `--force`. An app replaces a deleted machine.',
  args: [nameArgument('machine')],
  flags: [
    {
      name: 'force',
      type: 'boolean',
      default: 'false',
      description: 'Stop the machine first if it is running, and delete it even if an app will replace it.',
    },
  ],
  examples: {
    'aloft machine delete scratch --yes': 'Delete a machine that is stopped or on standby.',
    'aloft machine delete hello-1 --force --yes': "Delete an app's machine, which the app replaces.",
  },
  confirms: true,
  errors: ['machine_not_found', 'state_conflict', 'machine_managed'],
  api: {id: 'deleteMachine', request: 'DELETE /namespaces/{namespace}/machines/{machine}', status: 204, result: null},
});
