import {limits} from './limits';
import {fieldTypeOf, manifestBounds} from './manifest/fields';
import {type Setting, settings} from './manifest/settings';
import {type StatefulKind, stateNames} from './states';
import {tokenKinds} from './system';

/** What each resource is: a clause for lists of commands, and its continuation. Each is a noun of the grammar. */
const clauses = {
  app: ['the desired state of one workload', ': image, machine template, scale, services, and volumes'],
  machine: ['a microVM with its own Linux kernel that runs one image', ''],
  service: ["a network entry point in front of one app's machines", ': hostnames, listeners, and balancing'],
  volume: [
    'block storage that outlives machines',
    ', formatted with ext4 and attached to at most one machine at a time',
  ],
  certificate: ['a TLS certificate for custom hostnames', ', managed by the platform or uploaded by you'],
  namespace: ['a boundary for names, quota, and private networking', ', which also sets the region'],
  token: ['a credential for API requests', ''],
  snapshot: ['a point-in-time copy of a volume', ', kept until you delete it'],
  secret: ['an environment variable whose value is encrypted and cannot be read back', ''],
} as const;

export type DefinedKind = keyof typeof clauses;

export const definedKinds = Object.keys(clauses) as readonly DefinedKind[];

/** The short form: `the desired state of one workload`. */
export function clauseOf(kind: DefinedKind): string {
  return clauses[kind][0];
}

/** The definition of a term: `The desired state of one workload: image, …` */
export function definitionOf(kind: DefinedKind): string {
  const text = clauses[kind].join('');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** A sentence about the resource: `An app is the desired state of one workload: image, …` */
function summaryOf(kind: DefinedKind): string {
  return `${kind === 'app' ? 'An' : 'A'} ${kind} is ${clauses[kind].join('')}.`;
}

export type FieldType =
  | 'string'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'timestamp'
  | 'duration'
  | 'size'
  | 'map'
  | 'list'
  | 'enum';

/** A field of a resource in `--output json` and the API. */
export interface ResourceField extends Field {
  /** Name, dotted for nested ones: `flash.mode`. */
  readonly path: string;
}

/** A field without its path, which is its key in `Fields`. */
interface Field {
  /** Type in JSON. Timestamps, durations and sizes are strings. */
  readonly type: FieldType;
  /** Allowed values of an enum. */
  readonly values?: readonly string[];
  /** Reference text: sentences. */
  readonly description: string;
  /** Example value, as JSON. */
  readonly example: string | number | boolean | null | readonly string[] | Readonly<Record<string, string>>;
}

/** Fields by their path, in order. One with a path comes from another kind, and keeps that path. */
export type Fields = Readonly<Record<string, Field | ResourceField>>;

export const listFields = (fields: Fields): ResourceField[] =>
  Object.entries(fields).map(([path, field]) => ('path' in field ? field : {path, ...field}));

/** Makes fields of a type from a description and an example. */
const fieldOf =
  (type: FieldType) =>
  (description: string, example: Field['example']): Field => ({type, description, example});

export const text = fieldOf('string');
const integer = fieldOf('integer');
const number = fieldOf('number');
export const boolean = fieldOf('boolean');
const timestamp = fieldOf('timestamp');
export const duration = fieldOf('duration');
const size = fieldOf('size');
export const map = fieldOf('map');
export const list = fieldOf('list');

/** A field with one of several values. */
const choice = (values: readonly string[], description: string, example: Field['example']): Field => ({
  ...fieldOf('enum')(description, example),
  values,
});

/** The state of a kind, whose values are those of its state machine. */
const state = (kind: StatefulKind, example: string) => choice(stateNames(kind), `State of the ${kind}.`, example);

const createdAt = timestamp('Creation time (RFC 3339, UTC).', '2026-03-02T09:30:00Z');

/** `name` and `namespace`, which every resource has. */
const identityFields = (kind: string, example: string, scope = 'in its namespace'): Fields => ({
  name: text(`Name of the ${kind}, unique among the ${kind}s ${scope}.`, example),
  namespace: text(`Namespace of the ${kind}.`, 'acme'),
});

/** `labels`, `createdAt` and `updatedAt`, which every resource has. */
const recordFields: Fields = {
  labels: map('Labels: a map of strings for grouping resources and filtering lists with `--label`.', {team: 'web'}),
  createdAt,
  updatedAt: timestamp('Time of the last change (RFC 3339, UTC).', '2026-03-02T09:41:12Z'),
};

/** The field of a setting. A machine has it without `machine.`. */
export function fieldOfSetting(
  {path, summary, schema}: Setting,
  kind: string,
  example: unknown = schema.examples[0],
): ResourceField {
  const type = fieldTypeOf(path);
  return {
    path: kind === 'app' ? path : path.replace('machine.', ''),
    type,
    ...(type === 'enum' && {values: schema.enum as readonly string[]}),
    description: summary,
    example: example as Field['example'],
  };
}

/** Fields of the settings that an app or a machine has, if their path matches. Examples are the defaults. */
function settingFields(kind: 'app' | 'machine', paths = /./): Fields {
  const fields = settings.flatMap((setting) => {
    const {path, schema, fieldOf = ['app', 'machine']} = setting;
    const field = fieldOfSetting(setting, kind, hasValue(schema.default) ? schema.default : undefined);
    const isOwn = fieldOf.includes(kind) && (kind === 'app' || path.startsWith('machine.')) && paths.test(field.path);
    return isOwn ? [[field.path, field] as const] : [];
  });
  return Object.fromEntries(fields);
}

const hasValue = (value: unknown): boolean => typeof value !== 'object' || Object.keys(value ?? {}).length > 0;

/** How a certificate's hostnames are validated. */
export const validationMethods = ['http', 'dns'] as const;

/** Fields of each kind, in the order of the JSON. */
const kinds = {
  namespace: {
    name: text('Name of the namespace, unique across the platform.', 'acme'),
    state: state('namespace', 'active'),
    region: text('Region of all resources in the namespace. It cannot be changed.', 'eu-central'),
    apps: integer('Number of apps in the namespace.', 2),
    machines: integer('Number of machines in the namespace.', 3),
    inUse: boolean('Whether commands use this namespace by default.', true),
    ...recordFields,
  },
  quota: {
    limit: text('Name of the limit. For memory, the name includes the unit.', 'apps'),
    used: number('Amount in use.', 2),
    allowed: number('Maximum amount.', 50),
  },
  token: {
    name: text('Name of the token.', 'ci'),
    kind: choice(
      tokenKinds,
      'Kind of token: `personal` has your permissions; `deploy` is limited to one namespace and to the scopes in `scopes`.',
      'deploy',
    ),
    namespace: text('Namespace of a deploy token. `null` for a personal token.', 'acme'),
    scopes: list('Scopes of a deploy token. A personal token has every scope.', ['deploy']),
    secret: text('Value of the token. Only `aloft token create` shows it, and only once.', 'alft_deploy_…'),
    createdAt,
    expiresAt: timestamp('Expiry time (RFC 3339, UTC).', '2026-05-31T09:30:00Z'),
    lastUsedAt: timestamp(
      'Time of the last use, rounded to the minute. `null` if it was never used.',
      '2026-03-02T09:41:00Z',
    ),
  },
  variable: {name: text('Name of the variable.', 'LOG_LEVEL'), value: text('Value of the variable.', 'info')},
  secret: {
    name: text('Name of the secret.', 'DATABASE_URL'),
    digest: text(
      'First eight hexadecimal digits of a keyed hash of the value, which show whether it changed.',
      '3f9a01bc',
    ),
    updatedAt: timestamp('Time of the last change (RFC 3339, UTC).', '2026-03-02T09:30:00Z'),
  },
  session: {
    account: text('Handle of the account.', 'acme'),
    token: text('Name of the current token and its source.', 'laptop (login)'),
    namespace: text('Current namespace.', 'acme'),
    region: text('Region of the current namespace.', 'eu-central'),
    expiresAt: timestamp('Expiry time of the token (RFC 3339, UTC).', '2026-05-31T09:30:00Z'),
  },
  app: {
    ...identityFields('app', 'hello'),
    state: state('app', 'live'),
    release: integer('Number of the live release. 0 before the first deploy.', 3),
    image: text(
      'Image of the live release, as you specified it. The release contains the digest.',
      'registry.aloft.example/acme/hello:3',
    ),
    url: text('URL of the first public service. `null` if the app has none.', 'https://hello.acme.apps.aloft.example'),
    region: text("Region of the app's machines, which is the namespace's region.", 'eu-central'),
    machines: integer('Number of machines in any state.', 1),
    ...settingFields('app'),
    services: list('Names of the services attached to the app.', ['hello']),
    volumes: list("Names of the app's volumes.", ['data']),
    ...recordFields,
  },
  release: {
    number: integer('Number of the release, starting at 1. A rollback creates a new release.', 3),
    state: choice(['deploying', 'live', 'replaced', 'failed'], 'State of the release.', 'live'),
    image: text('Image of the release.', 'registry.aloft.example/acme/hello:3'),
    digest: text(
      'Digest that the tag referred to when the release was created. A rollback uses the digest, not the tag.',
      'sha256:66cb5f20a6a8',
    ),
    message: text('Note from `--message`, or the cause of the release.', 'Fix the greeting'),
    secrets: map(
      "Digest of each secret that the release's machines start with, keyed by name. The platform keeps the encrypted values while the release is live, so that machines that start later get the same ones. A rollback uses the current values instead.",
      {DATABASE_URL: 'e3f3f326'},
    ),
    createdBy: text('Account or deploy token that created the release.', 'acme'),
    createdAt: timestamp('Start time of the deploy (RFC 3339, UTC).', '2026-03-02T09:41:12Z'),
  },
  machine: {
    id: text(
      'ID of the machine: `m-` and ten characters. It does not change when the machine stops or wakes.',
      'm-4k2jq7xw3a',
    ),
    ...identityFields('machine', 'hello-1'),
    app: text('App that the machine belongs to. `null` for a standalone machine.', 'hello'),
    state: state('machine', 'running'),
    stateChangedAt: timestamp('Time of the last state change (RFC 3339, UTC).', '2026-03-02T09:41:12Z'),
    release: integer('App release that the machine runs. `null` for a standalone machine.', 3),
    image: text('Image that the machine runs.', 'registry.aloft.example/acme/hello:3'),
    region: text('Region of the machine and of its snapshot.', 'eu-central'),
    ...settingFields('machine', /^(?!flash\.)/),
    restarts: integer('Number of process restarts since the machine started.', 0),
    ...settingFields('machine', /^flash\./),
    'flash.snapshotAt': timestamp(
      'Creation time of the snapshot. `null` before the first flash.',
      '2026-03-02T09:41:20Z',
    ),
    heldUntil: timestamp('When the current hold ends. `null` if the machine is not held.', null),
    wakes: integer('Number of wakes.', 12),
    'addresses.ipv4': text(
      "Private IPv4 address in the namespace's network. Health checks connect to it.",
      '10.7.0.26',
    ),
    'addresses.ipv6': text(
      "Private IPv6 address in the namespace's network. It is used if the process does not listen on IPv4.",
      'fd00:10:7::1a',
    ),
    volumes: list('Names of the attached volumes.', ['data']),
    exitCode: integer('Last exit code of the process. `null` if the process has not exited.', null),
    ...recordFields,
  },
  service: {
    ...identityFields('service', 'hello'),
    app: text('App that receives the requests. `null` while the service is detached.', 'hello'),
    state: state('service', 'ready'),
    visibility: choice(
      manifestBounds('services[].visibility').values ?? [],
      'Whether the service is reachable from the internet (`public`) or from its namespace only (`private`).',
      'public',
    ),
    address: text(
      'Hostname that the platform assigns: under `apps.aloft.example` for a public service, and under `internal` for a private one.',
      'hello.acme.apps.aloft.example',
    ),
    listeners: list('Listeners in the form `PORT:TARGET/PROTOCOL`, or `PORT:redirect/PROTOCOL` for a redirect.', [
      '443:8080/https',
      '80:redirect/http',
    ]),
    hostnames: list(
      'Custom hostnames that route to the service, once you have proved that you control their domains.',
      ['www.example.com'],
    ),
    ...recordFields,
  },
  volume: {
    ...identityFields('volume', 'data'),
    state: state('volume', 'attached'),
    size: size('Size of the volume.', '10Gi'),
    used: size('Used space, as last reported by the machine.', '512Mi'),
    machine: text('Machine that the volume is attached to. `null` while it is detached.', 'm-4k2jq7xw3a'),
    mount: text('Mount path in the machine. `null` while the volume is detached.', '/var/lib/data'),
    region: text('Region of the volume, which can be attached only to machines in the same region.', 'eu-central'),
    snapshots: integer('Number of snapshots.', 2),
    ...recordFields,
  },
  snapshot: {
    ...identityFields('snapshot', 'before-upgrade', 'of its volume'),
    volume: text('Volume that the snapshot was taken from.', 'data'),
    size: size('Size of the volume when the snapshot was taken.', '10Gi'),
    used: size('Size of the data in the snapshot. This amount is billed.', '512Mi'),
    createdAt,
  },
  certificate: {
    ...identityFields('certificate', 'shop'),
    state: state('certificate', 'active'),
    source: choice(
      ['managed', 'uploaded'],
      'Whether the platform obtains and renews the certificate through ACME (`managed`) or you uploaded it (`uploaded`).',
      'managed',
    ),
    hostnames: list('Hostnames that the certificate covers.', ['www.example.com']),
    validation: choice(
      validationMethods,
      'How the hostnames are validated. `null` for an uploaded certificate.',
      'http',
    ),
    records: list('DNS records that you need to add for the hostnames and for DNS validation.', [
      'www.example.com. CNAME shop.acme.apps.aloft.example.',
    ]),
    issuer: text('Issuer of the certificate. `null` before it is first issued.', 'Example CA R1'),
    expiresAt: timestamp(
      'Expiry time (RFC 3339, UTC). `null` before the certificate is first issued.',
      '2026-05-31T09:30:00Z',
    ),
    renewsAt: timestamp(
      `Renewal time: ${limits['certificate-renewal'].text} before the certificate expires. \`null\` for an uploaded certificate.`,
      '2026-05-01T09:30:00Z',
    ),
    ...recordFields,
  },
  'log-line': {
    time: timestamp('Time when the platform received the line (RFC 3339, UTC).', '2026-03-02T09:41:12Z'),
    namespace: text('Namespace that the machine belongs to.', 'acme'),
    app: text('App that the machine belongs to. `null` for a standalone machine.', 'shop'),
    machine: text('Name of the machine.', 'shop-1'),
    source: choice(['app', 'system'], 'Whether your process or the platform wrote the line.', 'app'),
    stream: choice(
      ['stdout', 'stderr'],
      'Output stream of your process. `null` for a line that the platform wrote.',
      'stderr',
    ),
    message: text('Text of the line.', 'POST /checkout 502'),
  },
  'audit-entry': {
    time: timestamp('Time when the API received the request (RFC 3339, UTC).', '2026-03-02T09:41:12Z'),
    actorKind: choice(
      ['account', 'deploy-token', 'support', 'platform'],
      'Kind of caller: a member, a deploy token, a support engineer, or the platform itself.',
      'deploy-token',
    ),
    actor: text('Handle of the account, name of the deploy token, or ID of the support request.', 'ci'),
    token: text('Name of the personal token that the member used. `null` for the web console and other actors.', null),
    action: text('Resource kind and verb.', 'app.deploy'),
    resource: text('Kind and name of the resource. `null` for an action on the namespace itself.', 'app/shop'),
    outcome: choice(
      ['allowed', 'denied'],
      'Whether the request was permitted. A permitted request can still fail for another reason.',
      'allowed',
    ),
    address: text('Source IP address of the request. `null` for the platform.', '192.0.2.44'),
    requestId: text('ID of the request, which API error messages also contain.', 'req-4k2jq7xw3a'),
  },
} satisfies Readonly<Record<string, Fields>>;

/** A sentence about each kind that isn't a term with a definition. */
const summaries: Readonly<Record<Exclude<ResourceKind, DefinedKind>, string>> = {
  quota: 'A quota shows how much of a namespace limit is used.',
  variable: "A variable is an environment variable of an app's process.",
  session: 'A session is the login that commands use.',
  release: 'A release is one deploy of an app: an image and its settings, identified by a number that never changes.',
  'log-line': 'A log line is one line of machine output, as sent by log drains.',
  'audit-entry':
    'An audit entry records one API request that changed something, read data in a machine, or was denied.',
};

/** Kinds that the CLI lists and gets. */
export type ResourceKind = keyof typeof kinds;

export interface Resource {
  readonly kind: ResourceKind;
  /** One sentence. */
  readonly summary: string;
  readonly fields: readonly ResourceField[];
}

/** Every kind that the CLI lists or gets, with its fields. */
export const resources = Object.entries<Fields>(kinds).map(([kind, fields]) => ({
  kind,
  summary: kind in summaries ? summaries[kind as keyof typeof summaries] : summaryOf(kind as DefinedKind),
  fields: listFields(fields),
})) as readonly Resource[];

export function findResource(kind: string): Resource | undefined {
  return resources.find((resource) => resource.kind === kind);
}

/** Finds a field of a kind by its dotted path. */
export function findField(kind: ResourceKind, path: string): ResourceField | undefined {
  return findResource(kind)?.fields.find((field) => field.path === path);
}

/** A field of a kind that must exist. */
export function requireField(kind: ResourceKind, path: string): ResourceField {
  const field = findField(kind, path);
  if (!field) throw new Error(`the ${kind} has no field "${path}"`);
  return field;
}
