import {commands} from '../cli/commands';
import type {Command} from '../cli/types';
import type {ApiOperation, CommandRequest} from './types';

/** Requests that no command sends. */
const others: readonly (CommandRequest & {readonly summary: string})[] = [
  {
    id: 'listAuditEntries',
    summary: 'List the audit log of a namespace.',
    request: 'GET /namespaces/{namespace}/audit',
    status: 200,
    result: ['audit-entry'],
  },
  {
    id: 'getMetrics',
    summary: 'Read the metrics of a namespace.',
    request: 'GET /namespaces/{namespace}/metrics',
    status: 200,
    result: {mediaType: 'text/plain', description: 'Metrics in the Prometheus text format.'},
  },
];

function createOperation({request, ...rest}: CommandRequest, summary: string, command?: Command): ApiOperation {
  const [method = '', path = ''] = request.split(' ');
  return {...rest, method, path, summary, ...(command && {command})};
}

/** Requests of the HTTP API, by area: those of the commands, then the others. */
export const apiOperations: readonly ApiOperation[] = [
  ...commands.flatMap((command) => (command.api ? [createOperation(command.api, command.summary, command)] : [])),
  ...others.map(({summary, ...request}) => createOperation(request, summary)),
];
