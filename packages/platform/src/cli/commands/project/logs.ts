import {defineCommand} from '../../defineCommand';
import {logFlags, appArgument} from '../sharedFlags';

export const logs = defineCommand('logs', {
  group: 'project',
  access: 'read',
  summary: "Print an app's logs.",
  description:
    "Print an app's logs: the standard output and standard error of its machines, oldest line first. Each line includes a timestamp and the machine name.",
  args: [appArgument],
  flags: [
    ...logFlags,
    {name: 'machine', type: 'machine', placeholder: 'MACHINE', description: 'Print only lines from this machine.'},
  ],
  examples: {
    'aloft logs hello': 'Print the last 100 lines of the last hour.',
    'aloft logs hello --follow --source all': 'Follow the logs, including platform events.',
    'aloft logs hello --since 24h --tail 1000 --grep timeout': 'Search for a word in the last day.',
    'aloft logs hello --machine hello-1': "Print one machine's log.",
  },
  errors: ['app_not_found', 'machine_not_found', 'manifest_not_found', 'manifest_invalid'],
  api: {
    id: 'getAppLogs',
    request: 'GET /namespaces/{namespace}/apps/{app}/logs',
    status: 200,
    result: {mediaType: 'text/plain', description: 'Log lines, oldest first.'},
  },
});
