import {defineCommand} from '../../defineCommand';
import {nameArgument, logFlags} from '../sharedFlags';

export const machineLogs = defineCommand({
  path: ['machine', 'logs'],
  group: 'machine',
  access: 'read',
  summary: "Print a machine's log.",
  description:
    "Print a machine's log: the standard output and standard error of its process, oldest line first. This also works for stopped and failed machines.",
  args: [nameArgument('machine')],
  flags: logFlags,
  examples: [
    {line: 'aloft machine logs hello-1', description: 'Print the last 100 lines of the last hour.'},
    {
      line: 'aloft m logs hello-1 --follow --source system',
      description: "Follow a machine's platform events.",
    },
    {
      line: 'aloft machine logs hello-1 --since 6h --tail 500 --grep ERROR',
      description: 'Search for errors in the last six hours.',
    },
  ],
  errors: ['machine_not_found'],
  api: {
    id: 'getMachineLogs',
    request: 'GET /namespaces/{namespace}/machines/{machine}/logs',
    status: 200,
    result: {mediaType: 'text/plain', description: 'Log lines, oldest first.'},
  },
});
