import {fieldsOf} from '../../../resources';
import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import {nameArgument, waitFlags} from '../sharedFlags';

export const appReleases = defineCommand({
  path: ['app', 'releases'],
  group: 'app',
  access: 'read',
  summary: "List an app's releases.",
  description: "List an app's releases, newest first.",
  args: [nameArgument('app')],
  flags: [
    {
      name: 'limit',
      type: 'integer',
      min: '1',
      max: '1000',
      default: '20',
      placeholder: 'COUNT',
      description: 'Maximum number of releases to print.',
    },
  ],
  examples: [
    {line: 'aloft app releases hello', description: 'List the release history.'},
    {line: 'aloft app releases hello --limit 5', description: 'List the last five releases.'},
  ],
  output: defineColumns('release', {
    RELEASE: 'number',
    STATE: 'state',
    IMAGE: 'image',
    MESSAGE: 'message',
    BY: 'createdBy',
    AGE: 'createdAt',
  }),
  errors: ['app_not_found'],
  api: {
    id: 'listReleases',
    request: 'GET /namespaces/{namespace}/apps/{app}/releases',
    status: 200,
    result: {kind: 'release', list: true},
  },
});

export const appRollback = defineCommand({
  path: ['app', 'rollback'],
  group: 'app',
  access: 'deploy',
  summary: 'Go back to an earlier release.',
  description:
    'Create a release with the image and settings of an earlier one, and roll it out like a deploy. Data on volumes and the values of secrets do not change.',
  args: [
    nameArgument('app'),
    {
      name: 'RELEASE',
      type: 'integer',
      min: '1',
      required: false,
      description: 'Number of the release to go back to. The default is the previously live release.',
    },
  ],
  flags: waitFlags('the new release is live', '5m'),
  examples: [
    {line: 'aloft app rollback hello', description: 'Go back to the previous release.'},
    {line: 'aloft app rollback hello 1 --yes', description: 'Go back to release 1 without a confirmation prompt.'},
    {line: 'aloft app rollback hello --timeout 15m --yes', description: 'Wait longer for a slow start.'},
    {line: 'aloft app rollback hello --no-wait --yes', description: 'Start the rollback and return immediately.'},
  ],
  output: defineColumns('release', {RELEASE: 'number', STATE: 'state', IMAGE: 'image'}),
  confirms: true,
  errors: [
    'app_not_found',
    'release_not_found',
    'secret_not_found',
    'app_suspended',
    'deploy_in_progress',
    'deploy_failed',
    'wait_timeout',
    'quota_exceeded',
    'volume_attached',
  ],
  api: {
    id: 'rollbackApp',
    request: 'POST /namespaces/{namespace}/apps/{app}/rollback',
    status: 202,
    result: {kind: 'release'},
    body: fieldsOf('app', 'release'),
  },
});
