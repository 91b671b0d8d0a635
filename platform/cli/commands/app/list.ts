import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import {nameArgument, labelFilter, stateFilter} from '../sharedFlags';

export const appColumns = {
  NAME: 'name',
  STATE: 'state',
  RELEASE: 'release',
  MACHINES: 'machines',
  URL: 'url',
  AGE: 'createdAt',
};

export const appList = defineCommand({
  path: ['app', 'list'],
  group: 'app',
  access: 'read',
  summary: 'List apps.',
  description: 'List the apps in the namespace, sorted by name.',
  args: [],
  flags: [stateFilter('app'), labelFilter],
  examples: [
    {line: 'aloft app list', description: 'List the apps in the current namespace.'},
    {line: 'aloft apps list --state degraded --state failed', description: 'List the apps that need attention.'},
    {line: 'aloft app list --label team=web --quiet', description: "Print the names of one team's apps."},
  ],
  output: defineColumns('app', appColumns),
  errors: [],
  api: {id: 'listApps', request: 'GET /namespaces/{namespace}/apps', status: 200, result: {kind: 'app', list: true}},
});

export const appGet = defineCommand({
  path: ['app', 'get'],
  group: 'app',
  access: 'read',
  summary: 'Show an app.',
  description: 'Show every field of the app. For scripts, use `--output json`.',
  args: [nameArgument('app')],
  flags: [],
  examples: [
    {line: 'aloft app get hello', description: 'Show the app.'},
    {line: 'aloft app get hello --output yaml', description: 'Show the app as YAML.'},
  ],
  output: defineColumns('app', {
    NAME: 'name',
    STATE: 'state',
    RELEASE: 'release',
    IMAGE: 'image',
    URL: 'url',
    REGION: 'region',
    MACHINES: 'machines',
    VCPUS: 'machine.vcpus',
    MEMORY: 'machine.memory',
    'FLASH MODE': 'machine.flash.mode',
    'IDLE TIMEOUT': 'machine.flash.idleTimeout',
    MIN: 'scale.min',
    MAX: 'scale.max',
    CONCURRENCY: 'scale.concurrency',
    SERVICES: 'services',
    VOLUMES: 'volumes',
    AGE: 'createdAt',
  }),
  errors: ['app_not_found'],
  api: {id: 'getApp', request: 'GET /namespaces/{namespace}/apps/{app}', status: 200, result: {kind: 'app'}},
});
