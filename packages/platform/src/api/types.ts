import type {Command} from '../cli/types';
import type {ResourceField, ResourceKind} from '../resources';

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
  /** Method and path below the base URL, with parameters in braces: `GET /namespaces/{namespace}/apps/{app}`. */
  readonly request: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  readonly status: 200 | 201 | 202 | 204;
  readonly result: ApiResult;
  readonly body?: readonly ResourceField[];
  /** Paths of the fields that the body must have. */
  readonly required?: readonly string[];
}

export interface ApiOperation extends Omit<CommandRequest, 'request'> {
  readonly method: string;
  /** Path below the base URL, with parameters in braces. */
  readonly path: string;
  readonly summary: string;
  /** Equivalent CLI command, whose errors the operation can return; undefined if there is none. */
  readonly command?: Command;
}
