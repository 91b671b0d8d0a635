import {brand} from '../brand';
import {type ErrorCode, errorCodes, type ErrorEntry, errors} from '../errors/catalog';
import {limits} from '../limits';
import {resources} from '../resources';
import type {FieldType, Resource, ResourceField, ResourceKind} from '../resources/fields';
import {type StatefulKind, stateMachines, stateNames} from '../states';
import {apiOperations, listQueryParameters, type QueryParameter} from './operations';
import {type ApiOperation, type ApiResult, isList} from './types';

type Json = Record<string, unknown>;

/** JSON Schemas of the field types. Sizes and durations are strings, as the CLI prints them. */
const TYPES: Readonly<Record<FieldType, Json>> = {
  string: {type: 'string'},
  integer: {type: 'integer'},
  number: {type: 'number'},
  boolean: {type: 'boolean'},
  timestamp: {type: 'string', format: 'date-time'},
  duration: {type: 'string', pattern: '^[0-9]+(ms|s|m|h)$'},
  size: {type: 'string', pattern: '^[0-9]+(Ki|Mi|Gi|Ti)$'},
  map: {type: 'object', additionalProperties: {type: 'string'}},
  list: {type: 'array', items: {type: 'string'}},
  enum: {type: 'string'},
};

/** Errors that any request can return. */
const SHARED: readonly ErrorCode[] = [
  'not_authenticated',
  'token_invalid',
  'token_expired',
  'scope_missing',
  'request_invalid',
  'rate_limited',
  'api_failed',
];

/** The OpenAPI 3.1 description of the HTTP API, from the facts. */
export function createOpenApi(): Json {
  return {
    openapi: '3.1.1',
    info: {
      title: `${brand.name} API`,
      version: 'v1',
      summary: brand.tagline,
      description: `Requests are authenticated with a bearer token. Lists are paginated with cursors: send the \`nextCursor\` of a page as the \`cursor\` of the next request. A \`POST\` request with an \`Idempotency-Key\` takes effect only once, even if it is sent several times within ${limits['idempotency-retention'].text}. A token can send ${limits['api-rate'].text} with bursts of ${limits['api-burst'].text}; above this rate, the API returns \`429\` with \`Retry-After\`. Fields may be added at any time, so ignore unknown fields.`,
    },
    servers: [{url: brand.apiUrl}],
    externalDocs: {url: `${brand.docsUrl}/docs/sdks/`, description: 'Guide to the API and its SDKs'},
    security: [{token: []}],
    tags: [...new Set(apiOperations.map(tagOf))].map((name) => ({name})),
    paths: createPaths(),
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'A personal token, or a deploy token for one namespace.',
        },
      },
      schemas: {
        ...Object.fromEntries(resources.map((resource) => [schemaName(resource.kind), createResourceSchema(resource)])),
        Error: createErrorSchema(),
      },
      parameters: createParameters(),
      responses: Object.fromEntries(
        [...groupByStatus(SHARED)].map(([status, codes]) => [status, createFailure(status, codes)]),
      ),
      headers: {
        RetryAfter: {description: 'Seconds to wait before the request is sent again.', schema: {type: 'integer'}},
        RequestId: {description: 'ID of the request. Include it when you contact support.', schema: {type: 'string'}},
      },
    },
  };
}

function createPaths(): Json {
  const paths: Record<string, Json> = {};
  for (const operation of apiOperations) {
    paths[operation.path] = {...paths[operation.path], [operation.method.toLowerCase()]: createOperation(operation)};
  }
  return paths;
}

/** Area of an operation: its resource below the namespace, or the resource at the top. */
export function tagOf({path}: ApiOperation): string {
  const [first = '', , inner] = path.split('/').slice(1);
  return inner ?? first;
}

function createOperation(operation: ApiOperation): Json {
  const {id, method, path, summary, command, body, required = [], status, result} = operation;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const parameters = [
    ...names.map((name) => ({
      name,
      in: 'path',
      required: true,
      description: name === 'machine' ? 'Name or ID of the machine.' : `Name of the ${name}.`,
      schema: {type: 'string'},
    })),
    ...listQueryParameters(operation).map(createQueryParameter),
    ...(isList(result) ? ['cursor', 'limit'] : []).map(referToParameter),
    ...(method === 'POST' ? [referToParameter('idempotencyKey')] : []),
  ];
  return {
    operationId: id,
    summary,
    ...(command && {description: `In the CLI: \`${brand.cli} ${command.path.join(' ')}\`.`}),
    tags: [tagOf(operation)],
    ...(parameters.length > 0 ? {parameters} : {}),
    ...(body
      ? {
          requestBody: {
            required: required.length > 0,
            content: {'application/json': {schema: nest(body, undefined, required)}},
          },
        }
      : {}),
    responses: {[status]: createSuccess(result), ...createFailures(command?.errors ?? [])},
  };
}

function createQueryParameter({name, type, flag}: QueryParameter): Json {
  const schema = {...TYPES[type], ...(flag.values && {enum: flag.values})};
  return {
    name,
    in: 'query',
    description: flag.description,
    schema: flag.repeatable ? {type: 'array', items: schema} : schema,
  };
}

function referToParameter(name: string): Json {
  return {$ref: `#/components/parameters/${name}`};
}

function createSuccess(result: ApiResult): Json {
  const headers = {'X-Request-Id': {$ref: '#/components/headers/RequestId'}};
  if (result === null) return {description: 'The operation has finished. The response does not have a body.', headers};
  if (typeof result === 'object' && 'mediaType' in result) {
    return {description: result.description, headers, content: {[result.mediaType]: {schema: {type: 'string'}}}};
  }
  const referTo = (kind: ResourceKind): Json => ({$ref: `#/components/schemas/${schemaName(kind)}`});
  const content = (schema: Json): Json => ({'application/json': {schema}});
  if (!isList(result)) return {description: 'The resource.', headers, content: content(referTo(result))};
  const page = {
    type: 'object',
    required: ['items', 'nextCursor'],
    properties: {
      items: {type: 'array', items: referTo(result[0])},
      nextCursor: {type: ['string', 'null'], description: 'Cursor of the next page. `null` on the last page.'},
    },
  };
  return {description: 'A page of the list.', headers, content: content(page)};
}

/** Responses of a command's own errors, and references to the shared ones. */
function createFailures(own: readonly ErrorCode[]): Json {
  const shared = groupByStatus(SHARED);
  const responses = [...groupByStatus(own.filter((code) => !SHARED.includes(code)))].map(([status, codes]) => {
    const codesOfStatus = [...new Set([...(shared.get(status) ?? []), ...codes])];
    return [status, createFailure(status, codesOfStatus)] as const;
  });
  const references = [...shared.keys()].map((status) => [status, {$ref: `#/components/responses/${status}`}] as const);
  return Object.fromEntries([...references, ...responses]);
}

function groupByStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  const groups = new Map<number, ErrorCode[]>();
  for (const code of codes) {
    const {httpStatus}: ErrorEntry = errors[code];
    if (httpStatus !== undefined) groups.set(httpStatus, [...(groups.get(httpStatus) ?? []), code]);
  }
  return groups;
}

function createFailure(status: number, codes: readonly ErrorCode[]): Json {
  return {
    description: `Error ${codes.map((code) => `\`${code}\``).join(', ')}.`,
    headers: {
      'X-Request-Id': {$ref: '#/components/headers/RequestId'},
      ...(status === 429 ? {'Retry-After': {$ref: '#/components/headers/RetryAfter'}} : {}),
    },
    content: {'application/json': {schema: {$ref: '#/components/schemas/Error'}}},
  };
}

function createErrorSchema(): Json {
  const codes = errorCodes.filter((code) => (errors[code] as ErrorEntry).httpStatus !== undefined);
  return {
    type: 'object',
    description: 'Error with its cause and fix.',
    required: ['error'],
    properties: {
      error: {
        type: 'object',
        required: ['code', 'message', 'hint', 'requestId'],
        properties: {
          code: {
            type: 'string',
            description: 'Error code. Codes can be added at any time.',
            examples: codes,
          },
          message: {type: 'string', description: 'Human-readable error message.'},
          hint: {type: 'string', description: 'Hint on how to fix the error.'},
          requestId: {type: 'string', description: 'ID of the request.'},
        },
      },
    },
  };
}

function createParameters(): Json {
  return {
    cursor: {
      name: 'cursor',
      in: 'query',
      description: '`nextCursor` of the previous page. The default is the first page.',
      schema: {type: 'string'},
    },
    limit: {
      name: 'limit',
      in: 'query',
      description: 'Maximum number of items per page.',
      schema: {
        type: 'integer',
        minimum: 1,
        maximum: limits['page-size-max'].value,
        default: limits['page-size'].value,
      },
    },
    idempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description: `Unique value that identifies the operation. A repeated request with the same key within ${limits['idempotency-retention'].text} returns the first successful response and has no further effect.`,
      schema: {type: 'string', maxLength: 255},
    },
  };
}

/** `audit-entry` as `AuditEntry`. */
function schemaName(kind: string): string {
  return kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function createResourceSchema(resource: Resource): Json {
  return {...nest(resource.fields, resource), description: resource.summary};
}

/** Fields with dotted paths as nested objects. */
function nest(fields: readonly ResourceField[], resource?: Resource, required: readonly string[] = []): Json {
  const root: Json = {type: 'object', properties: {}, ...(required.length > 0 ? {required: [...required]} : {})};
  for (const field of fields) {
    const steps = field.path.split('.');
    let properties = root.properties as Record<string, Json>;
    for (const step of steps.slice(0, -1)) {
      properties = (properties[step] ??= {type: 'object', properties: {}}).properties as Record<string, Json>;
    }
    properties[steps.at(-1) ?? ''] = createFieldSchema(field, resource);
  }
  return root;
}

function createFieldSchema(field: ResourceField, resource?: Resource): Json {
  const schema = {...TYPES[field.type]};
  if (field.path === 'manifest') {
    return {type: 'object', description: field.description, externalDocs: {url: brand.docsUrl + brand.schemaPath}};
  }
  const hasStates = field.path === 'state' && resource !== undefined && Object.hasOwn(stateMachines, resource.kind);
  const values = field.values ?? (hasStates ? stateNames(resource.kind as StatefulKind) : undefined);
  const nullable = field.example === null || field.description.includes('`null`');
  return {
    ...schema,
    ...(nullable ? {type: [schema.type, 'null']} : {}),
    ...(values ? {enum: [...values, ...(nullable ? [null] : [])]} : {}),
    description: field.description,
    ...(field.example === null ? {} : {examples: [field.example]}),
  };
}
