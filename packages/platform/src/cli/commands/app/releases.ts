import {fieldsOf} from '../../../resources';
import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import {nameArgument, waitFlags} from '../sharedFlags';

export const appReleases = defineCommand('app releases', {
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
  examples: {
    'aloft app releases hello': 'List the release history.',
    'aloft app releases hello --limit 5': 'List the last five releases.',
  },
  output: defineColumns('release', ['number', 'state', 'image', 'message', 'createdBy', 'createdAt']),
  errors: ['app_not_found'],
  api: {
    id: 'listReleases',
    request: 'GET /namespaces/{namespace}/apps/{app}/releases',
    status: 200,
    result: ['release'],
  },
});

export const appRollback = defineCommand('app rollback', {
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
  examples: {
    'aloft app rollback hello': 'Go back to the previous release.',
    'aloft app rollback hello 1 --yes': 'Go back to release 1 without a confirmation prompt.',
    'aloft app rollback hello --timeout 15m --yes': 'Wait longer for a slow start.',
    'aloft app rollback hello --no-wait --yes': 'Start the rollback and return immediately.',
  },
  output: defineColumns('release', ['number', 'state', 'image']),
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
    result: 'release',
    body: fieldsOf('app', 'release'),
  },
});
