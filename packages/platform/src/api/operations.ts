import {commands} from '../cli/commands';
import {fieldPaths} from '../cli/createRequest';
import type {Command, Flag} from '../cli/types';
import type {ValueType} from '../cli/valueTypes';
import type {FieldType, ResourceField, ResourceKind} from '../resources';

/** Statuses of successful responses, and what they mean: sentences. */
export const successStatuses = {
  200: 'The response contains the resource, or a page of a list.',
  201: 'The resource was created.',
  202: 'The operation has started and continues in the background. Poll the resource until its `state` is the one that you need.',
  204: 'The operation has finished. The response does not have a body.',
} as const;

/** Statuses of errors, with their cause and whether to send the request again. */
export const errorStatuses: Readonly<Record<number, {readonly cause: string; readonly retry: string}>> = {
  401: {cause: 'The token is missing, invalid, or expired', retry: 'No'},
  403: {cause: "The token's scope or namespace does not allow the request", retry: 'No'},
  404: {cause: 'The resource does not exist', retry: 'No'},
  409: {
    cause: 'The request conflicts with the current state, or a quota is exhausted',
    retry: 'After the cause has been fixed',
  },
  422: {cause: 'A value is invalid', retry: 'No'},
  429: {cause: 'The rate limit was exceeded', retry: 'After the time in `Retry-After`'},
  500: {cause: 'The API failed', retry: 'Yes, with increasing delays'},
};

export type ApiResult =
  | ResourceKind
  | readonly [ResourceKind]
  /** Text, such as a log. */
  | {readonly mediaType: 'text/plain' | 'application/yaml'; readonly description: string}
  | null;

export function isList(result: ApiResult): result is readonly [ResourceKind] {
  return Array.isArray(result);
}

export interface CommandRequest {
  /** Stable id, which SDKs use as a method name: `listMachines`. */
  readonly id: string;
  readonly method: string;
  /** Path below the base URL, with parameters in braces: `/namespaces/{namespace}/apps/{app}`. */
  readonly path: string;
  readonly status: 200 | 201 | 202 | 204;
  readonly result: ApiResult;
  readonly body?: readonly ResourceField[];
  /** Paths of the fields that the body must have. */
  readonly required?: readonly string[];
}

export interface ApiOperation extends CommandRequest {
  readonly summary: string;
  /** Equivalent CLI command, whose errors the operation can return; undefined if there is none. */
  readonly command?: Command;
}

/** Requests that no command sends. */
const others: readonly ApiOperation[] = [
  {
    id: 'listAuditEntries',
    summary: 'List the audit log of a namespace.',
    method: 'GET',
    path: '/namespaces/{namespace}/audit',
    status: 200,
    result: ['audit-entry'],
  },
  {
    id: 'getMetrics',
    summary: 'Read the metrics of a namespace.',
    method: 'GET',
    path: '/namespaces/{namespace}/metrics',
    status: 200,
    result: {mediaType: 'text/plain', description: 'Metrics in the Prometheus text format.'},
  },
];

/** Requests of the HTTP API, by area: those of the commands, then the others. */
export const apiOperations: readonly ApiOperation[] = [
  ...commands.flatMap((command) => (command.api ? [{...command.api, summary: command.summary, command}] : [])),
  ...others,
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
