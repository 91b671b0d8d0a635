import {defineCommand} from '../../defineCommand';
import {nameArgument, logFlags} from '../sharedFlags';

export const machineLogs = defineCommand('machine logs', {
  access: 'read',
  summary: "Print a machine's log.",
  description:
    "Print a machine's log: the standard output and standard error of its process, oldest line first. This also works for stopped and failed machines.",
  args: [nameArgument('machine')],
  flags: logFlags,
  examples: {
    'aloft machine logs hello-1': 'Print the last 100 lines of the last hour.',
    'aloft m logs hello-1 --follow --source system': "Follow a machine's platform events.",
    'aloft machine logs hello-1 --since 6h --tail 500 --grep ERROR': 'Search for errors in the last six hours.',
  },
  errors: ['machine_not_found'],
  api: {
    id: 'getMachineLogs',
    request: 'GET /namespaces/{namespace}/machines/{machine}/logs',
    status: 200,
    result: {mediaType: 'text/plain', description: 'Log lines, oldest first.'},
  },
});
