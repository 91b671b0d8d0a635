import {fieldsOf} from '../../../resources';
import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import {appColumns} from './list';
import {nameArgument, labelSetter, waitFlags, machineFlags, secretFlag, machineFields} from '../sharedFlags';

export const appUpdate = defineCommand('app update', {
  access: 'deploy',
  summary: "Change an app's settings and roll them out.",
  description:
    'Create a release with the changed settings. All other settings stay the same. The next `aloft deploy` applies the manifest again, so make permanent changes there.',
  args: [nameArgument('app')],
  flags: [
    {name: 'image', short: 'i', type: 'image', description: 'Image to run.'},
    ...machineFlags,
    secretFlag,
    labelSetter,
    ...waitFlags('the new release is live', '5m'),
  ],
  examples: {
    'aloft app update hello --memory 512Mi': 'Give the machines more memory.',
    'aloft app update hello --flash-mode manual --idle-timeout 10m': 'Let the process choose when it is flashed.',
    'aloft app update hello --image registry.aloft.example/acme/hello:4 --timeout 15m':
      'Run another image and wait longer for it.',
    'aloft app update worker --vcpus 2 --command "node worker.js" --env QUEUE=mail --secret DATABASE_URL --restart on-failure --no-wait':
      "Change a worker's settings and return immediately.",
    'aloft app update hello --health-path /healthz --health-port 8080 --label team=web':
      'Change the health check and a label.',
  },
  output: defineColumns('app', appColumns),
  errors: [
    'app_not_found',
    'nothing_to_change',
    'quota_exceeded',
    'image_not_found',
    'image_too_large',
    'image_unsupported',
    'environment_too_large',
    'secret_not_found',
    'app_suspended',
    'deploy_in_progress',
    'deploy_failed',
    'wait_timeout',
    'volume_attached',
  ],
  api: {
    id: 'updateApp',
    request: 'PATCH /namespaces/{namespace}/apps/{app}',
    status: 200,
    result: 'app',
    body: fieldsOf('app', 'image', ...machineFields, 'labels'),
  },
});
