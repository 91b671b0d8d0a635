import {findCommand} from '../cli/grammar';
import {auditPath} from '../security';
import {findField} from '../resources';
import type {ResourceField, ResourceKind} from '../resources/types';
import type {ApiOperation, ApiResult} from './types';

/** Selects fields of a resource for a request body. */
function fieldsOf(kind: ResourceKind, ...paths: string[]): ResourceField[] {
  return paths.map((path) => {
    const field = findField(kind, path);
    if (!field) throw new Error(`the ${kind} has no field "${path}"`);
    return field;
  });
}

/** Fields of request bodies that aren't fields of a resource. */
const restoreTo: ResourceField = {
  path: 'to',
  type: 'string',
  description: 'Name of a new volume to restore to. Without it, the data of the volume is replaced.',
  example: 'data-copy',
};
const image: ResourceField = {
  path: 'image',
  type: 'string',
  description: 'Image to run.',
  example: 'registry.aloft.example/acme/shop:4',
};
const commandField: ResourceField = {
  path: 'command',
  type: 'list',
  description: 'Command and its arguments, one item each.',
  example: ['npm', 'run', 'seed'],
};
const envField: ResourceField = {
  path: 'env',
  type: 'map',
  description: 'Environment variables for this command only.',
  example: {BATCH: '500'},
};
const timeoutField: ResourceField = {
  path: 'timeout',
  type: 'duration',
  description: 'Maximum run time of the command.',
  example: '1h',
};
const valueField: ResourceField = {
  path: 'value',
  type: 'string',
  description: 'Value to set.',
  example: 'info',
};
const certificateFile: ResourceField = {
  path: 'certificate',
  type: 'string',
  description: 'Certificate and its chain, as PEM.',
  example: '-----BEGIN CERTIFICATE-----…',
};
const keyFile: ResourceField = {
  path: 'key',
  type: 'string',
  description: 'Private key, as PEM. It cannot be read back.',
  example: '-----BEGIN PRIVATE KEY-----…',
};
const manifestField: ResourceField = {
  path: 'manifest',
  type: 'map',
  description: 'Manifest as JSON. Its schema is `/schemas/aloft.schema.json`.',
  example: {},
};

const machineSettings = [
  'machine.vcpus',
  'machine.memory',
  'machine.command',
  'machine.env',
  'machine.secrets',
  'machine.restart',
  'machine.flash.mode',
  'machine.flash.idleTimeout',
];
const scaleSettings = ['scale.min', 'scale.max', 'scale.concurrency'];
const one = (kind: ResourceKind): ApiResult => ({kind});
const many = (kind: ResourceKind): ApiResult => ({kind, list: true});
const text = (description: string): ApiResult => ({mediaType: 'text/plain', description});
const log = text('Log lines, oldest first.');

type Row = readonly [
  id: string,
  request: `${ApiOperation['method']} /${string}`,
  command: string | {readonly summary: string},
  status: ApiOperation['status'],
  result: ApiResult,
  body?: readonly ResourceField[],
  required?: readonly string[],
];

const ns = '/namespaces/{namespace}' as const;

const rows: readonly Row[] = [
  ['getSession', 'GET /session', 'whoami', 200, one('session')],
  ['listTokens', 'GET /tokens', 'token list', 200, many('token')],
  [
    'createToken',
    'POST /tokens',
    'token create',
    201,
    one('token'),
    fieldsOf('token', 'name', 'kind', 'namespace', 'scopes', 'expiresAt'),
    ['name'],
  ],
  ['revokeToken', 'DELETE /tokens/{token}', 'token revoke', 204, null],

  ['listNamespaces', 'GET /namespaces', 'namespace list', 200, many('namespace')],
  [
    'createNamespace',
    'POST /namespaces',
    'namespace create',
    201,
    one('namespace'),
    fieldsOf('namespace', 'name', 'region', 'labels'),
    ['name'],
  ],
  ['getNamespace', `GET ${ns}`, 'namespace get', 200, one('namespace')],
  ['deleteNamespace', `DELETE ${ns}`, 'namespace delete', 202, one('namespace')],
  ['listQuotas', `GET ${ns}/quotas`, 'namespace quota', 200, many('quota')],
  [
    'listAuditEntries',
    `GET ${auditPath('{namespace}') as `/${string}`}`,
    {summary: 'List the audit log of a namespace.'},
    200,
    many('audit-entry'),
  ],
  [
    'getMetrics',
    `GET ${ns}/metrics`,
    {summary: 'Read the metrics of a namespace.'},
    200,
    text('Metrics in the Prometheus text format.'),
  ],

  ['listApps', `GET ${ns}/apps`, 'app list', 200, many('app')],
  [
    'createApp',
    `POST ${ns}/apps`,
    'app create',
    201,
    one('app'),
    fieldsOf('app', 'name', 'image', ...machineSettings, ...scaleSettings, 'labels'),
    ['name'],
  ],
  ['getApp', `GET ${ns}/apps/{app}`, 'app get', 200, one('app')],
  [
    'updateApp',
    `PATCH ${ns}/apps/{app}`,
    'app update',
    200,
    one('app'),
    fieldsOf('app', 'image', ...machineSettings, 'labels'),
  ],
  ['deleteApp', `DELETE ${ns}/apps/{app}`, 'app delete', 204, null],
  ['scaleApp', `POST ${ns}/apps/{app}/scale`, 'app scale', 200, one('app'), fieldsOf('app', ...scaleSettings)],
  ['suspendApp', `POST ${ns}/apps/{app}/suspend`, 'app suspend', 202, one('app')],
  ['resumeApp', `POST ${ns}/apps/{app}/resume`, 'app resume', 202, one('app')],
  [
    'deployApp',
    `POST ${ns}/apps/{app}/deploy`,
    'deploy',
    202,
    one('release'),
    [manifestField, image, ...fieldsOf('release', 'message')],
    ['manifest', 'image'],
  ],
  ['rollbackApp', `POST ${ns}/apps/{app}/rollback`, 'app rollback', 202, one('release'), fieldsOf('app', 'release')],
  [
    'runTask',
    `POST ${ns}/apps/{app}/run`,
    'app run',
    201,
    one('machine'),
    [commandField, envField, ...fieldsOf('machine', 'memory'), timeoutField],
    ['command'],
  ],
  ['listReleases', `GET ${ns}/apps/{app}/releases`, 'app releases', 200, many('release')],
  ['listVariables', `GET ${ns}/apps/{app}/env`, 'app env list', 200, many('variable')],
  ['setVariable', `PUT ${ns}/apps/{app}/env/{variable}`, 'app env set', 200, one('variable'), [valueField], ['value']],
  ['deleteVariable', `DELETE ${ns}/apps/{app}/env/{variable}`, 'app env unset', 204, null],
  ['listSecrets', `GET ${ns}/apps/{app}/secrets`, 'app secret list', 200, many('secret')],
  ['setSecret', `PUT ${ns}/apps/{app}/secrets/{secret}`, 'app secret set', 200, one('secret'), [valueField], ['value']],
  ['deleteSecret', `DELETE ${ns}/apps/{app}/secrets/{secret}`, 'app secret unset', 204, null],
  ['getAppLogs', `GET ${ns}/apps/{app}/logs`, 'logs', 200, log],

  ['listMachines', `GET ${ns}/machines`, 'machine list', 200, many('machine')],
  [
    'createMachine',
    `POST ${ns}/machines`,
    'machine create',
    201,
    one('machine'),
    fieldsOf(
      'machine',
      'name',
      'image',
      'vcpus',
      'memory',
      'command',
      'restart',
      'flash.mode',
      'flash.idleTimeout',
      'labels',
    ),
    ['name', 'image'],
  ],
  ['getMachine', `GET ${ns}/machines/{machine}`, 'machine get', 200, one('machine')],
  ['deleteMachine', `DELETE ${ns}/machines/{machine}`, 'machine delete', 204, null],
  ['startMachine', `POST ${ns}/machines/{machine}/start`, 'machine start', 202, one('machine')],
  ['stopMachine', `POST ${ns}/machines/{machine}/stop`, 'machine stop', 202, one('machine')],
  ['restartMachine', `POST ${ns}/machines/{machine}/restart`, 'machine restart', 202, one('machine')],
  ['flashMachine', `POST ${ns}/machines/{machine}/flash`, 'machine flash', 202, one('machine')],
  ['wakeMachine', `POST ${ns}/machines/{machine}/wake`, 'machine wake', 202, one('machine')],
  ['getMachineLogs', `GET ${ns}/machines/{machine}/logs`, 'machine logs', 200, log],

  ['listServices', `GET ${ns}/services`, 'service list', 200, many('service')],
  [
    'createService',
    `POST ${ns}/services`,
    'service create',
    201,
    one('service'),
    fieldsOf('service', 'name', 'app', 'visibility', 'listeners', 'hostnames', 'labels'),
    ['name', 'listeners'],
  ],
  ['getService', `GET ${ns}/services/{service}`, 'service get', 200, one('service')],
  [
    'updateService',
    `PATCH ${ns}/services/{service}`,
    'service update',
    200,
    one('service'),
    fieldsOf('service', 'visibility', 'listeners', 'hostnames', 'labels'),
  ],
  ['deleteService', `DELETE ${ns}/services/{service}`, 'service delete', 204, null],
  [
    'attachService',
    `POST ${ns}/services/{service}/attach`,
    'service attach',
    200,
    one('service'),
    fieldsOf('service', 'app'),
    ['app'],
  ],
  ['detachService', `POST ${ns}/services/{service}/detach`, 'service detach', 200, one('service')],

  ['listVolumes', `GET ${ns}/volumes`, 'volume list', 200, many('volume')],
  [
    'createVolume',
    `POST ${ns}/volumes`,
    'volume create',
    201,
    one('volume'),
    fieldsOf('volume', 'name', 'size', 'labels'),
    ['name', 'size'],
  ],
  ['getVolume', `GET ${ns}/volumes/{volume}`, 'volume get', 200, one('volume')],
  ['deleteVolume', `DELETE ${ns}/volumes/{volume}`, 'volume delete', 204, null],
  [
    'attachVolume',
    `POST ${ns}/volumes/{volume}/attach`,
    'volume attach',
    202,
    one('volume'),
    fieldsOf('volume', 'machine', 'mount'),
    ['machine', 'mount'],
  ],
  ['detachVolume', `POST ${ns}/volumes/{volume}/detach`, 'volume detach', 202, one('volume')],
  [
    'resizeVolume',
    `POST ${ns}/volumes/{volume}/resize`,
    'volume resize',
    202,
    one('volume'),
    fieldsOf('volume', 'size'),
    ['size'],
  ],
  ['listVolumeSnapshots', `GET ${ns}/volumes/{volume}/snapshots`, 'volume snapshot list', 200, many('snapshot')],
  [
    'createVolumeSnapshot',
    `POST ${ns}/volumes/{volume}/snapshots`,
    'volume snapshot create',
    201,
    one('snapshot'),
    fieldsOf('snapshot', 'name'),
  ],
  ['deleteVolumeSnapshot', `DELETE ${ns}/volumes/{volume}/snapshots/{snapshot}`, 'volume snapshot delete', 204, null],
  [
    'restoreVolumeSnapshot',
    `POST ${ns}/volumes/{volume}/snapshots/{snapshot}/restore`,
    'volume restore',
    202,
    one('volume'),
    [restoreTo],
  ],

  ['listCertificates', `GET ${ns}/certificates`, 'certificate list', 200, many('certificate')],
  [
    'createCertificate',
    `POST ${ns}/certificates`,
    'certificate create',
    201,
    one('certificate'),
    fieldsOf('certificate', 'name', 'hostnames', 'validation', 'labels'),
    ['name', 'hostnames'],
  ],
  ['getCertificate', `GET ${ns}/certificates/{certificate}`, 'certificate get', 200, one('certificate')],
  [
    'uploadCertificate',
    `PUT ${ns}/certificates/{certificate}/files`,
    'certificate upload',
    200,
    one('certificate'),
    [certificateFile, keyFile],
    ['certificate', 'key'],
  ],
  ['renewCertificate', `POST ${ns}/certificates/{certificate}/renew`, 'certificate renew', 202, one('certificate')],
  ['deleteCertificate', `DELETE ${ns}/certificates/{certificate}`, 'certificate delete', 204, null],
];

/** Requests of the HTTP API, by area. */
export const apiOperations: readonly ApiOperation[] = rows.map(
  ([id, request, source, status, result, fields, required = []]) => {
    const [method = '', path = ''] = request.split(' ');
    return {
      id,
      method: method as ApiOperation['method'],
      path,
      // Looked up lazily, because a test that renames a command also loads this list.
      get summary() {
        return typeof source === 'string' ? summaryOf(source) : source.summary;
      },
      command: typeof source === 'string' ? source : null,
      status,
      result,
      ...(fields ? {body: {fields, required}} : {}),
    };
  },
);

function summaryOf(command: string): string {
  const found = findCommand(command.split(' '));
  if (!found) throw new Error(`there is no command "${command}"`);
  return found.summary;
}

/** The request that a command of the CLI sends, if it is a single one. */
export function findOperation(command: string): ApiOperation | undefined {
  return apiOperations.find((operation) => operation.command === command);
}
