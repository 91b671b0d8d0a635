import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import {nameArgument, labelFilter, stateFilter} from '../sharedFlags';

export const appColumns = ['name', 'state', 'release', 'machines', 'url', 'createdAt'];

export const appList = defineCommand('app list', {
  access: 'read',
  summary: 'List apps.',
  description: 'List the apps in the namespace, sorted by name.',
  flags: [stateFilter('app'), labelFilter],
  examples: {
    'aloft app list': 'List the apps in the current namespace.',
    'aloft apps list --state degraded --state failed': 'List the apps that need attention.',
    'aloft app list --label team=web --quiet': "Print the names of one team's apps.",
  },
  output: defineColumns('app', appColumns),
  api: {id: 'listApps', request: 'GET /namespaces/{namespace}/apps', status: 200, result: ['app']},
});

export const appGet = defineCommand('app get', {
  access: 'read',
  summary: 'Show an app.',
  description: 'Show every field of the app. For scripts, use `--output json`.',
  args: [nameArgument('app')],
  examples: {
    'aloft app get hello': 'Show the app.',
    'aloft app get hello --output yaml': 'Show the app as YAML.',
  },
  output: defineColumns('app', [
    'name',
    'state',
    'release',
    'image',
    'url',
    'region',
    'machines',
    'machine.vcpus',
    'machine.memory',
    'machine.flash.mode',
    'machine.flash.idleTimeout',
    'scale.min',
    'scale.max',
    'scale.concurrency',
    'services',
    'volumes',
    'createdAt',
  ]),
  errors: ['app_not_found'],
  api: {id: 'getApp', request: 'GET /namespaces/{namespace}/apps/{app}', status: 200, result: 'app'},
});
