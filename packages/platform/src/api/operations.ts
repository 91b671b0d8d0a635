import {commands} from '../cli/commands';
import {fieldPaths} from '../cli/createRequest';
import type {Command, Flag} from '../cli/types';
import type {ApiOperation, CommandRequest} from './types';
import type {ValueType} from '../cli/valueTypes';
import type {FieldType} from '../resources/fields';

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

/** Flags that only the CLI interprets: what it waits for, prints, reads from a file, or uploads. */
const clientFlags = new Set([
  ...['wait', 'timeout', 'tty', 'from-file'],
  ...['dockerfile', 'build-arg', 'build-secret', 'cache'],
]);

/** The body field of an operation that has the meaning of a flag: `memory` and `machine.memory` for `--memory`. */
export function findBodyField({body = []}: ApiOperation, flag: Flag): string | undefined {
  const paths = fieldPaths(flag);
  return body.find(({path}) => paths.includes(path))?.path;
}

/** Types of query parameters; those of other flags are strings. */
const types: Partial<Record<ValueType, FieldType>> = {boolean: 'boolean', integer: 'integer', duration: 'duration'};

/** The options of an operation's command that neither the path nor the body contains, in camel case: `withVolumes`. */
export function listQueryParameters(operation: ApiOperation) {
  const {command, path} = operation;
  return (command?.flags ?? [])
    .filter((flag) => !findBodyField(operation, flag) && !path.includes(`{${flag.name}}`))
    .filter(({name}) => !clientFlags.has(name) && name !== 'limit')
    .map((flag) => ({
      name: flag.name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      type: types[flag.type] ?? ('string' as const),
      flag,
    }));
}
