import type {Command} from '../cli/types';
import type {ResourceField, ResourceKind} from '../resources/types';

/** Result of an operation. */
export type ApiResult =
  /** A resource of a kind. */
  | ResourceKind
  /** A page of a list. */
  | readonly [ResourceKind]
  /** Text, such as a log. */
  | {readonly mediaType: 'text/plain' | 'application/yaml'; readonly description: string}
  /** No content. */
  | null;

/** Whether the result is a page of a list. */
export function isList(result: ApiResult): result is readonly [ResourceKind] {
  return Array.isArray(result);
}

/** Method and path below the base URL, with parameters in braces: `GET /namespaces/{namespace}/apps/{app}`. */
type RequestLine = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** The API request of a command. */
export interface CommandRequest {
  /** Stable id, which SDKs use as a method name: `listMachines`. */
  readonly id: string;
  readonly request: RequestLine;
  /** Status of a successful response. */
  readonly status: 200 | 201 | 202 | 204;
  readonly result: ApiResult;
  /** Fields of the request body. */
  readonly body?: readonly ResourceField[];
  /** Paths of the fields that the body must have. */
  readonly required?: readonly string[];
}

/** A request of the HTTP API. */
export interface ApiOperation extends Omit<CommandRequest, 'request'> {
  readonly method: string;
  /** Path below the base URL, with parameters in braces. */
  readonly path: string;
  /** Description: a sentence. */
  readonly summary: string;
  /** Equivalent CLI command, whose errors the operation can return; undefined if there is none. */
  readonly command?: Command;
}
