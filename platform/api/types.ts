import type {ResourceField, ResourceKind} from '../resources/types';

/** Result of an operation. */
export type ApiResult =
  /** A resource of a kind, or a page of them. */
  | {readonly kind: ResourceKind; readonly list?: boolean}
  /** Text, such as a log. */
  | {readonly mediaType: 'text/plain' | 'application/yaml'; readonly description: string}
  /** No content. */
  | null;

/** A request of the HTTP API. */
export interface ApiOperation {
  /** Stable id, which SDKs use as a method name: `listMachines`. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below the base URL, with parameters in braces: `/namespaces/{namespace}/apps/{app}`. */
  readonly path: string;
  /** Description: a sentence. */
  readonly summary: string;
  /** Equivalent CLI command, whose errors the operation can return; null if there is none. */
  readonly command: string | null;
  /** Status of a successful response. */
  readonly status: 200 | 201 | 202 | 204;
  readonly result: ApiResult;
  /** Fields of the request body, and which of them are required. */
  readonly body?: {readonly fields: readonly ResourceField[]; readonly required: readonly string[]};
}
