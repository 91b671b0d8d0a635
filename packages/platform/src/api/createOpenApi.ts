import {brand} from '../brand';
import {apiErrors} from '../cli/commandErrors';
import {errors, type ErrorCode} from '../errors/catalog';
import {limits} from '../limits';
import type {JsonSchema} from '../manifest/schema';
import {resources, type FieldType, type ResourceField} from '../resources';
import {type ApiOperation, apiOperations, type ApiResult, isList, listQueryParameters} from './operations';

type Json = Record<string, unknown>;

/** JSON Schemas of the field types. Sizes and durations are strings, as the CLI prints them. */
const types: Readonly<Record<FieldType, Json>> = {
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

const object = (properties: Json, required?: readonly string[]): Json => ({
  type: 'object',
  ...(required?.length && {required}),
  properties,
});

const refer = (part: string, name: string): Json => ({$ref: `#/components/${part}/${name}`});
const text = (description: string): Json => ({type: 'string', description});
const jsonOf = (schema: Json): Json => ({'application/json': {schema}});

const errorFields: Json = {
  code: {
    ...text('Error code. Codes can be added at any time.'),
    examples: Object.entries(errors).flatMap(([code, {httpStatus}]) => (httpStatus ? [code] : [])),
  },
  message: text('Human-readable error message.'),
  hint: text('Hint on how to fix the error.'),
  requestId: text('ID of the request.'),
};

const parameter = (
  place: 'path' | 'query' | 'header',
  name: string,
  description: string,
  schema: JsonSchema = {type: 'string'},
) => ({name, in: place, ...(place === 'path' && {required: true}), description, schema});
export type Parameter = Readonly<ReturnType<typeof parameter>>;

/** Parameters that several operations have. */
const parameters = {
  cursor: parameter('query', 'cursor', '`nextCursor` of the previous page. The default is the first page.'),
  limit: parameter('query', 'limit', 'Maximum number of items per page.', {
    type: 'integer',
    minimum: 1,
    maximum: limits['page-size-max'].value,
    default: limits['page-size'].value,
  }),
  idempotencyKey: parameter(
    'header',
    'Idempotency-Key',
    `Unique value that identifies the operation. A repeated request with the same key within ${limits['idempotency-retention'].text} returns the first successful response and has no further effect.`,
    {type: 'string', maxLength: 255},
  ),
};

/** Errors of any request, even one without a namespace. `api_unreachable` has no status, so no response lists it. */
const shared: readonly ErrorCode[] = [...apiErrors.filter((code) => !code.startsWith('namespace_')), 'request_invalid'];

/** The OpenAPI 3.1 description of the HTTP API, from the facts. */
export function createOpenApi(): Json {
  const paths: Record<string, Json> = {};
  for (const operation of apiOperations)
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = createOperation(operation);
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
    paths,
    components: {
      securitySchemes: {
        token: {type: 'http', scheme: 'bearer', description: 'A personal token, or a deploy token for one namespace.'},
      },
      schemas: {
        ...Object.fromEntries(
          resources.map(({kind, fields, summary}) => [schemaName(kind), {...nest(fields), description: summary}]),
        ),
        Error: {
          ...object({error: object(errorFields, Object.keys(errorFields))}, ['error']),
          description: 'Error with its cause and fix.',
        },
      },
      parameters,
      responses: Object.fromEntries(
        Object.entries(groupByStatus(shared)).map(([status, codes]) => [status, createFailure(status, codes)]),
      ),
      headers: {
        RetryAfter: {description: 'Seconds to wait before the request is sent again.', schema: {type: 'integer'}},
        RequestId: {description: 'ID of the request. Include it when you contact support.', schema: {type: 'string'}},
      },
    },
  };
}

/** Area of an operation: its resource below the namespace, or the resource at the top. */
export function tagOf({path}: ApiOperation): string {
  const [first = '', , inner] = path.split('/').slice(1);
  return inner ?? first;
}

function listOwnParameters(operation: ApiOperation): readonly Parameter[] {
  return [
    ...[...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
      parameter('path', name, name === 'machine' ? 'Name or ID of the machine.' : `Name of the ${name}.`),
    ),
    ...listQueryParameters(operation).map(({name, type, flag: {description, values, repeatable}}) => {
      const schema: JsonSchema = {...types[type], ...(values && {enum: values})};
      return parameter('query', name, description, repeatable ? {type: 'array', items: schema} : schema);
    }),
  ];
}

const listSharedParameters = ({method, result}: ApiOperation): readonly (keyof typeof parameters)[] => [
  ...(isList(result) ? (['cursor', 'limit'] as const) : []),
  ...(method === 'POST' ? (['idempotencyKey'] as const) : []),
];

/** Parameters of the path, the query and the header. */
export const listParameters = (operation: ApiOperation): readonly Parameter[] => [
  ...listOwnParameters(operation),
  ...listSharedParameters(operation).map((name) => parameters[name]),
];

/** JSON Schema of an operation's body. */
export const createBodySchema = ({body, required = []}: ApiOperation): JsonSchema | undefined =>
  body && nest(body, required);

function createOperation(operation: ApiOperation): Json {
  const {id, summary, command, required = [], status, result} = operation;
  const shared = listSharedParameters(operation).map((name) => refer('parameters', name));
  const own = [...listOwnParameters(operation), ...shared];
  const schema = createBodySchema(operation);
  const content = schema && jsonOf(schema);
  return {
    operationId: id,
    summary,
    ...(command && {description: `In the CLI: \`${brand.cli} ${command.path.join(' ')}\`.`}),
    tags: [tagOf(operation)],
    ...(own.length > 0 && {parameters: own}),
    ...(content && {requestBody: {required: required.length > 0, content}}),
    responses: {[status]: createSuccess(result), ...createFailures(command?.errors ?? [])},
  };
}

const headers = {'X-Request-Id': refer('headers', 'RequestId')};

function createSuccess(result: ApiResult): Json {
  if (result === null) return {description: 'The operation has finished. The response does not have a body.', headers};
  if (typeof result === 'object' && 'mediaType' in result)
    return {description: result.description, headers, content: {[result.mediaType]: {schema: {type: 'string'}}}};
  if (!isList(result))
    return {description: 'The resource.', headers, content: jsonOf(refer('schemas', schemaName(result)))};
  const page = {
    items: {type: 'array', items: refer('schemas', schemaName(result[0]))},
    nextCursor: {type: ['string', 'null'], description: 'Cursor of the next page. `null` on the last page.'},
  };
  return {description: 'A page of the list.', headers, content: jsonOf(object(page, Object.keys(page)))};
}

/** Responses of a command's own errors, and references to those that every operation shares. */
function createFailures(own: readonly ErrorCode[]): Json {
  const statuses = Object.keys(groupByStatus(shared)).map((status) => [status, refer('responses', status)]);
  const differing = groupByStatus(own.filter((code) => !shared.includes(code)));
  const all = groupByStatus([...shared, ...own]);
  const responses = Object.keys(differing).map((status) => [status, createFailure(status, all[status]!)]);
  return Object.fromEntries([...statuses, ...responses]) as Json;
}

function groupByStatus(codes: readonly ErrorCode[]): Record<string, ErrorCode[]> {
  const groups: Record<string, ErrorCode[]> = {};
  for (const code of new Set(codes)) {
    const {httpStatus} = errors[code];
    if (httpStatus !== undefined) (groups[httpStatus] ??= []).push(code);
  }
  return groups;
}

function createFailure(status: string, codes: readonly ErrorCode[]): Json {
  return {
    description: `Error ${codes.map((code) => `\`${code}\``).join(', ')}.`,
    headers: {...headers, ...(status === '429' && {'Retry-After': refer('headers', 'RetryAfter')})},
    content: jsonOf(refer('schemas', 'Error')),
  };
}

/** `audit-entry` as `AuditEntry`. */
function schemaName(kind: string): string {
  return kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Fields with dotted paths as nested objects. */
function nest(fields: readonly ResourceField[], required?: readonly string[]): Json {
  const root = object({}, required);
  for (const field of fields) {
    const steps = field.path.split('.');
    const name = steps.pop()!;
    const parent = steps.reduce((node, step) => ((node.properties as Record<string, Json>)[step] ??= object({})), root);
    (parent.properties as Json)[name] = createFieldSchema(field);
  }
  return root;
}

function createFieldSchema({path, type, values, description, example}: ResourceField): Json {
  if (path === 'manifest') return {type: 'object', description, externalDocs: {url: brand.docsUrl + brand.schemaPath}};
  const nullable = example === null || description.includes('`null`');
  return {
    ...types[type],
    ...(nullable && {type: [types[type].type, 'null']}),
    ...(values && {enum: [...values, ...(nullable ? [null] : [])]}),
    description,
    ...(example !== null && {examples: [example]}),
  };
}
