import {defineCommand} from '../../defineCommand';
import {nameArgument, waitFlags} from '../sharedFlags';

export const appSuspend = defineCommand('app suspend', {
  access: 'deploy',
  summary: "Stop all of an app's machines until it is resumed.",
  description:
    "Stop all of an app's machines until it is resumed. Requests get a 503 response, and compute is not billed. Volumes keep their data and are still billed.",
  args: [nameArgument('app')],
  examples: {
    'aloft app suspend hello --yes': 'Take the app out of service.',
  },
  confirms: true,
  errors: ['app_not_found', 'state_conflict', 'deploy_in_progress'],
  api: {id: 'suspendApp', request: 'POST /namespaces/{namespace}/apps/{app}/suspend', status: 202, result: 'app'},
});

export const appResume = defineCommand('app resume', {
  access: 'deploy',
  summary: 'Start a suspended app again.',
  description: 'Start a suspended app again, with the release that was live.',
  args: [nameArgument('app')],
  flags: waitFlags('the app is live', '5m'),
  examples: {
    'aloft app resume hello': 'Resume the app.',
    'aloft app resume hello --timeout 10m': 'Wait longer for a slow start.',
    'aloft app resume hello --no-wait': 'Return immediately.',
  },
  errors: [
    'app_not_found',
    'state_conflict',
    'volume_attached',
    'healthcheck_timeout',
    'wait_timeout',
    'quota_exceeded',
  ],
  api: {id: 'resumeApp', request: 'POST /namespaces/{namespace}/apps/{app}/resume', status: 202, result: 'app'},
});
