import type {ApiOperation} from '@aloft/platform/api';
import {apiOperations, createBodySchema, listParameters, listQueryParameters} from '@aloft/platform/api';
import {brand, variables} from '@aloft/platform/brand';
import {quoteWords} from '@aloft/platform/cli';
import {listSchemaFields, type ManifestField, manifestSchema} from '@aloft/platform/manifest';
import {findField, type ResourceKind} from '@aloft/platform/resources';

/** The fields of an operation's body. That of a manifest contains the manifest's. */
export function listBodyFields(operation: ApiOperation): readonly ManifestField[] {
  const schema = createBodySchema(operation);
  const manifest = schema?.properties?.manifest && {manifest: {...manifestSchema, description: 'The manifest.'}};
  return schema ? listSchemaFields({...schema, properties: {...schema.properties, ...manifest}}) : [];
}

/** The reader's input. */
export interface Input {
  readonly operation: ApiOperation;
  /** Values of the parameters by name. */
  readonly values: Readonly<Record<string, string>>;
  /** The body as JSON; empty for an operation without one. */
  readonly body: string;
}

const image = 'registry.aloft.example/acme';

/** Bodies that succeed in the page's simulation, where those of the examples don't. */
const bodies: Readonly<Record<string, object>> = {
  createToken: {name: 'ci', kind: 'deploy', namespace: 'acme', scopes: ['deploy']},
  deployApp: {manifest: {version: 1, app: 'hello', build: {image: `${image}/hello:2`}}, image: `${image}/hello:2`},
  createApp: {name: 'shop', image: `${image}/shop:1`},
  updateApp: {machine: {memory: '512Mi'}},
  rollbackApp: {release: 1},
  createMachine: {name: 'worker', image: `${image}/worker:1`},
  createService: {name: 'web', app: 'hello', listeners: ['443:8080/https']},
  updateService: {hostnames: ['www.example.com']},
  attachVolume: {machine: 'worker', mount: '/var/lib/data'},
  resizeVolume: {size: '20Gi'},
  createNamespace: {name: 'acme-staging', region: 'us-east'},
};

/** Example values of an operation's required parameters and fields, or of all fields if none is required. */
export function createInput(id: string): Input {
  const operation = apiOperations.find((one) => one.id === id)!;
  const names: Readonly<Record<string, unknown>> = {namespace: 'acme', variable: 'LOG_LEVEL', secret: 'DATABASE_URL'};
  const values = listParameters(operation)
    .filter(({required}) => required)
    .map(({name}) => [name, names[name] ?? findField(name as ResourceKind, 'name')?.example]);
  const {body, required = []} = operation;
  const fields = body?.filter(({path}) => required.length === 0 || required.includes(path));
  const example: Record<string, Record<string, unknown>> = {};
  for (const {path, example: value} of fields ?? []) {
    const [name = '', parent] = path.split('.').reverse();
    Object.assign(parent ? (example[parent] ??= {}) : example, {[name]: value});
  }
  return {
    operation,
    values: Object.fromEntries(values) as Input['values'],
    body: body ? JSON.stringify(bodies[id] ?? example, null, 2) : '',
  };
}

/** The `curl` command that sends a request, which the explorer also runs. */
export function writeCurl({operation, values, body}: Input): string {
  const {method, path} = operation;
  const query = new URLSearchParams();
  for (const {name, in: place, schema} of listParameters(operation)) {
    if (place !== 'query' || !values[name]) continue;
    for (const value of schema.type === 'array' ? values[name].split(/, */) : [values[name]]) query.append(name, value);
  }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const url = `${brand.apiUrl}${filled}${query.size > 0 ? `?${query.toString()}` : ''}`;
  const key = values['Idempotency-Key'];
  return [
    `curl -i ${method === 'GET' ? '' : `-X ${method} `}${quoteWords([url])}`,
    `-H "Authorization: Bearer $${variables.token}"`,
    ...(key ? [`-H ${quoteWords([`Idempotency-Key: ${key}`])}`] : []),
    ...(body === '' ? [] : ['-H "Content-Type: application/json"', `-d ${quoteWords([body])}`]),
  ].join(' \\\n  ');
}

/** Methods of operations whose command doesn't consist of nouns and a verb. */
const methods: Readonly<Record<string, string>> = {
  getSession: 'session.get',
  deployApp: 'apps.deploy',
  getAppLogs: 'apps.logs',
  listAuditEntries: 'namespaces.audit',
  getMetrics: 'namespaces.metrics',
};

/** The call of a request with the TypeScript SDK. Undefined if the body isn't valid. */
export function writeSdkCode({operation, values, body}: Input): string | undefined {
  let options: Record<string, unknown>;
  try {
    options = JSON.parse(body || '{}') as typeof options;
  } catch {
    return undefined;
  }
  for (const {name, type} of listQueryParameters(operation))
    if (values[name]) options[name] = /integer|boolean/.test(type) ? JSON.parse(values[name]) : values[name];
  const args = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => JSON.stringify(values[name]));
  if (Object.keys(options).length > 0) args.push(JSON.stringify(options, null, 2).replace(/^(\s*)"(\w+)":/gm, '$1$2:'));
  // The method of `aloft volume snapshot create` is `volumes.snapshots.create`.
  const method = methods[operation.id] ?? operation.command!.path.join('s.');
  const call = `${operation.result === null ? '' : 'const result = '}await aloft.${method}(${args.join(', ')});`;
  return `import {Aloft} from "@aloft/sdk";\n\nconst aloft = new Aloft(); // reads ALOFT_TOKEN\n${call}`;
}
