import {brand} from '../brand';
import {limits} from '../limits';
import * as names from '../values/names';
import {durationPattern, sizePattern} from '../values/quantities';
import {propertiesOf} from './settings';

const hostnameLabel = `[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,${names.hostnameLength.label - 2}}[a-zA-Z0-9])?`;

type Keywords<Names extends string, Value> = {readonly [Name in Names]?: Value};

/** The keywords of JSON Schema that the manifest's schema uses. `x-problem` is the problem with a value, for messages. */
export interface JsonSchema
  extends
    Keywords<'$id' | '$ref' | 'type' | 'description' | 'pattern' | 'x-minimum' | 'x-maximum' | 'x-problem', string>,
    Keywords<'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems', number>,
    Keywords<'items' | 'propertyNames' | 'not' | 'if' | 'then', JsonSchema>,
    Keywords<'anyOf' | 'oneOf', readonly JsonSchema[]> {
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly enum?: readonly (string | number)[];
  readonly const?: string | number;
  readonly uniqueItems?: boolean;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema | true>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly [annotation: string]: unknown;
}

/** A property with its description and an example. */
const field = (description: string, example: unknown, schema: JsonSchema): JsonSchema => ({
  description,
  ...schema,
  examples: [example],
});

/** An object with no other properties than these. */
const object = (properties: Record<string, JsonSchema>, more: JsonSchema = {}): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  ...more,
  properties,
});

const list = (items: JsonSchema, more: JsonSchema): JsonSchema => ({type: 'array', ...more, items});

const map = (keys: JsonSchema, values: JsonSchema = {}): JsonSchema => ({
  type: 'object',
  propertyNames: keys,
  additionalProperties: {type: 'string', ...values},
  default: {},
});

/** An object has exactly one of these properties. */
const exactlyOne = (problem: string, ...names: readonly string[]): JsonSchema => ({
  oneOf: names.map((name) => ({required: [name], properties: {[name]: true}})),
  'x-problem': problem,
});

const refer = (name: 'name' | 'port' | 'hostname' | 'variable'): JsonSchema => ({$ref: `#/$defs/${name}`});
const text: JsonSchema = {type: 'string', minLength: 1};

const bounded = (name: 'size' | 'duration', min: string, max: string, more: JsonSchema = {}): JsonSchema => ({
  $ref: `#/$defs/${name}`,
  'x-minimum': min,
  'x-maximum': max,
  ...more,
});

const duration = (min: string, max: string, initially: string) => bounded('duration', min, max, {default: initially});

const build = object(
  {
    dockerfile: field('Path to the Dockerfile, relative to the manifest.', 'Dockerfile', text),
    image: field(
      'Image to run instead of building one. Specify a tag, or a digest to pin the exact content.',
      'registry.aloft.example/acme/hello:3',
      {...text, maxLength: names.imageLength},
    ),
    context: field(
      'Directory to send to the image builder, relative to the manifest. Files that match `.dockerignore` are excluded.',
      '.',
      {...text, default: '.'},
    ),
    target: field('Stage of the Dockerfile to build. The default is the last stage.', 'runtime', text),
    args: field(
      'Build arguments for the `ARG` instructions in the Dockerfile. They are stored in the image history, so do not use them for secrets.',
      {NODE_ENV: 'production'},
      map(refer('variable')),
    ),
  },
  exactlyOne('specify either "dockerfile" or "image", not both', 'dockerfile', 'image'),
);

const release = object(
  {
    command: field(
      'Command and its arguments, one item each. It runs on a one-off machine with the new image and the size, environment, and secrets of `machine`, but no volumes. If it fails, the deploy stops and the app does not change, but changes that the command made elsewhere, for example to a database, remain. It runs without a shell; if you need one, use `sh -c`.',
      ['npm', 'run', 'migrate'],
      list(text, {minItems: 1}),
    ),
    timeout: field(
      'Maximum run time of the command. When it elapses, the command is stopped and the deploy fails.',
      '30m',
      duration('1s', '1h', '10m'),
    ),
  },
  {required: ['command']},
);

const healthcheck = object(
  {
    http: field(
      "Request that must return a status from 200 to 399. It goes to the machine's private IPv4 address with `Host: localhost`, so a server that listens only on 127.0.0.1 fails the check.",
      {path: '/healthz', port: 8080},
      object(propertiesOf('machine.healthcheck.http'), {required: ['port']}),
    ),
    tcp: field(
      "TCP connection that must succeed. It goes to the machine's private IPv4 address.",
      {port: 5672},
      object({port: field('Port in the machine to connect to.', 5672, refer('port'))}, {required: ['port']}),
    ),
    exec: field(
      'Command, one item per word, that runs in the machine and must return exit code 0.',
      ['pg_isready', '--quiet'],
      list({type: 'string'}, {minItems: 1}),
    ),
    interval: field('Interval between checks.', '15s', duration('1s', '5m', '10s')),
    timeout: field(
      'Time after which a check fails. It must not exceed `interval`.',
      '5s',
      duration(limits['check-timeout-min'].written, '1m', '2s'),
    ),
    retries: field(
      'How many checks in a row must fail before a running process counts as unhealthy. Failures before the first passed check do not count, so for a slow start, increase `startTimeout` instead.',
      5,
      {type: 'integer', minimum: 1, maximum: 10, default: 3},
    ),
    startTimeout: field(
      'How long a process can take to pass its health check for the first time. Increase it for a slow first start. If the time elapses or the process exits first, the start fails.',
      '2m',
      duration('1s', '10m', '60s'),
    ),
  },
  exactlyOne('specify exactly one of "http", "tcp", or "exec"', 'http', 'tcp', 'exec'),
);

const machine = object(
  {
    ...propertiesOf('machine'),
    stopGrace: field(
      'Grace period for requests in flight to finish, and then for the process to exit after the stop signal, which is SIGTERM unless the image sets `STOPSIGNAL`. When it elapses, the process is terminated with SIGKILL.',
      '30s',
      duration('1s', '5m', limits['stop-grace'].written),
    ),
    flash: field(
      'When a machine is flashed and goes to standby.',
      {mode: 'auto', idleTimeout: '60s'},
      object(propertiesOf('machine.flash'), {default: {}}),
    ),
    healthcheck: field(
      'How `ignitiond` checks whether the process is ready to serve. Without a health check, a machine is healthy as soon as its process runs.',
      {http: {path: '/healthz', port: 8080}, interval: '10s', timeout: '2s', retries: 3},
      healthcheck,
    ),
  },
  {default: {}},
);

const https = {port: 443, protocol: 'https', targetPort: 8080};

const listener = object(
  {
    port: field('Port that clients connect to.', 443, refer('port')),
    protocol: field(
      'Protocol of the port. For `https` and `tls`, the edge proxy terminates TLS with the certificate for the hostname. `http` and `https` are balanced by request, `tcp` and `tls` by connection. Only a private service can use `tcp`.',
      'https',
      {type: 'string', enum: ['http', 'https', 'tcp', 'tls']},
    ),
    targetPort: field('Port that the process in the machine listens on.', 8080, refer('port')),
    redirect: field('Redirect every request to `https` instead of forwarding it.', 'https', {
      type: 'string',
      const: 'https',
    }),
  },
  {
    required: ['port', 'protocol'],
    ...exactlyOne('specify either "targetPort" or "redirect", not both', 'targetPort', 'redirect'),
    if: {type: 'object', required: ['redirect'], properties: {redirect: true}},
    then: {
      type: 'object',
      properties: {protocol: {const: 'http', 'x-problem': 'a listener that redirects has the protocol http'}},
    },
    examples: [https, {port: 80, protocol: 'http', redirect: 'https'}],
  },
);

const service = object(
  {
    name: field(
      'Name of the service. It is part of the hostnames `<service>.<namespace>.apps.aloft.example` and `<service>.<namespace>.internal`.',
      'hello',
      refer('name'),
    ),
    visibility: field(
      'Who can reach the service. `public`: the internet and the namespace. `private`: the namespace only.',
      'private',
      {type: 'string', enum: ['public', 'private'], default: 'public'},
    ),
    listeners: field(
      'Ports on which the service accepts connections.',
      [https],
      list(listener, {minItems: 1, maxItems: limits.listeners.value}),
    ),
    hostnames: field(
      'Custom hostnames that route to the service. Each needs proof that you control its domain, a DNS record, and a certificate. A deploy removes hostnames that are not listed.',
      ['www.example.com'],
      list(refer('hostname'), {uniqueItems: true, default: []}),
    ),
  },
  {required: ['name', 'listeners'], examples: [{name: 'hello', listeners: [https]}]},
);

const data = {name: 'data', size: '10Gi', mount: '/var/lib/data'};

const volume = object(
  {
    name: field('Name of the volume. An existing volume with that name is reused.', data.name, refer('name')),
    size: field(
      'Size of the volume. If you increase it, the next deploy resizes the volume. A volume cannot shrink.',
      data.size,
      bounded('size', limits['volume-size-min'].written, limits['volume-size-max'].written),
    ),
    mount: field('Absolute mount path. The volume hides any files in the image at this path.', data.mount, {
      type: 'string',
      pattern: '^/[^:\\u0000]+$',
      'x-problem': 'it must be an absolute path below /',
    }),
  },
  {required: ['name', 'size', 'mount'], examples: [data]},
);

const properties: Record<string, JsonSchema> = {
  version: field('Version of the manifest format.', 1, {type: 'integer', const: 1}),
  app: field('Name of the app. The first deploy creates the app.', 'hello', refer('name')),
  namespace: field(
    "Namespace of the app. `--namespace` and `ALOFT_NAMESPACE` override it. The default is the deploy token's namespace or, with a personal token, the one set with `aloft namespace use`.",
    'acme',
    refer('name'),
  ),
  labels: field(
    'Labels for grouping apps and for filtering lists with `--label`.',
    {team: 'web'},
    map({pattern: '^[a-z0-9]([a-z0-9._/-]{0,61}[a-z0-9])?$'}, {maxLength: 63}),
  ),
  build: field(
    'Source of the image: a Dockerfile that the platform builds, or an existing image.',
    {dockerfile: 'Dockerfile', context: '.'},
    build,
  ),
  release: field(
    'Command that `aloft deploy` runs once before it starts the machines of the new release, for example to migrate a database.',
    {command: ['npm', 'run', 'migrate'], timeout: '10m'},
    release,
  ),
  machine: field(
    "Template of the app's machines. Every machine of a release uses the same template.",
    {vcpus: 1, memory: '256Mi'},
    machine,
  ),
  scale: field(
    'Number of machines that the app runs.',
    {min: 0, max: 4, concurrency: 80},
    object(propertiesOf('scale'), {default: {}}),
  ),
  services: field(
    'Network entry points in front of the machines. Without a service, the app does not have a hostname, and no requests are routed to it. A service that a later manifest leaves out stays attached.',
    [{name: 'hello', visibility: 'public', listeners: [https]}],
    list(service, {default: []}),
  ),
  volumes: field(
    "Volumes to mount in the app's machine. The first deploy creates them. A deploy never deletes them: a volume that a later manifest leaves out is detached.",
    [data],
    list(volume, {default: []}),
  ),
};

/** JSON Schema of the manifest, published at `brand.schemaPath`. */
export const manifestSchema: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `${brand.docsUrl}${brand.schemaPath}`,
  title: `${brand.name} project manifest`,
  description: `The \`${brand.manifest}\` file specifies an app's image, machines, services, and volumes.`,
  ...object(properties, {required: ['version', 'app', 'build']}),
  if: {type: 'object', required: ['volumes'], properties: {volumes: {type: 'array', minItems: 1}}},
  then: {
    type: 'object',
    properties: {
      scale: {
        type: 'object',
        properties: {
          max: {
            const: limits['scale-max-with-volume'].value,
            'x-problem': 'an app with a volume has one machine, so it must be 1',
          },
        },
      },
    },
  },
  examples: [
    {
      version: 1,
      app: 'hello',
      namespace: 'acme',
      build: {dockerfile: 'Dockerfile'},
      machine: {memory: '256Mi', healthcheck: {http: {path: '/', port: 8080}}},
      services: [{name: 'hello', listeners: [https]}],
    },
  ],
  $defs: {
    name: {
      description: 'A resource name.',
      type: 'string',
      pattern: `^[a-z](?:[a-z0-9]|-(?=[a-z0-9])){0,${names.nameLength.max - 1}}$`,
      not: {anyOf: [{pattern: `^${names.reservedPrefix}`}, {enum: names.reservedNames}]},
    },
    hostname: {
      description: 'A custom hostname (RFC 1123), optionally with one leading `*.`.',
      type: 'string',
      maxLength: names.hostnameLength.name,
      pattern: `^(?:\\*\\.)?(?:${hostnameLabel}\\.)+(?![0-9]+$)${hostnameLabel}$`,
    },
    variable: {
      description: 'Name of an environment variable.',
      type: 'string',
      maxLength: names.variableLength,
      pattern: names.variablePattern,
      'x-problem': 'only letters, digits, and _ are allowed, and it must not begin with a digit',
    },
    port: {
      description: 'A port number.',
      type: 'integer',
      minimum: 1,
      maximum: names.maxPort,
    },
    size: {
      description: 'A whole number with one of the units `Ki`, `Mi`, `Gi`, `Ti`.',
      type: 'string',
      pattern: sizePattern,
      'x-problem': 'a size such as 256Mi or 10Gi is expected',
    },
    duration: {
      description: 'A whole number with one of the units `ms`, `s`, `m`, `h`.',
      type: 'string',
      pattern: durationPattern,
      'x-problem': 'a duration such as 500ms, 30s, or 5m is expected',
    },
  },
};
