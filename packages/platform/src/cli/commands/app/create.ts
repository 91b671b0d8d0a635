import {fieldsOf} from '../../../resources';
import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import {appColumns} from './list';
import {
  newNameArgument,
  labelSetter,
  waitFlags,
  machineFlags,
  secretFlag,
  scaleFlags,
  machineFields,
  scaleFields,
} from '../sharedFlags';

export const appCreate = defineCommand('app create', {
  access: 'deploy',
  summary: 'Create an app without a manifest.',
  description:
    'Create the app. With `--image`, the first release is rolled out immediately; without it, the app stays `pending` until the first deploy. For a project with a manifest, `aloft deploy` creates the app.',
  args: [newNameArgument('app')],
  flags: [
    {name: 'image', short: 'i', type: 'image', description: 'Image to run.'},
    ...machineFlags,
    secretFlag,
    ...scaleFlags,
    labelSetter,
    ...waitFlags('the first release is live', '5m'),
  ],
  examples: {
    'aloft app create hello': 'Create an app without a release.',
    'aloft app create hello --image nginx:1.29 --memory 256Mi --health-port 80 --health-path / --flash-mode auto':
      'Create an app from an image, with a health check.',
    'aloft app create worker --image registry.aloft.example/acme/worker:1 --command "node worker.js" --min 1 --restart on-failure':
      'Create a worker that always runs one machine.',
    'aloft app create api-v2 --image registry.aloft.example/acme/api:2 --vcpus 2 --min 1 --max 4 --concurrency 50 --label team=web --timeout 10m':
      'Create an app that scales from one to four machines.',
    'aloft app create jobs --image registry.aloft.example/acme/jobs:1 --env QUEUE=mail --secret DATABASE_URL --idle-timeout 5m --no-wait':
      'Create an app with environment variables and a secret, without waiting.',
  },
  output: defineColumns('app', appColumns),
  errors: [
    'name_taken',
    'quota_exceeded',
    'image_not_found',
    'image_too_large',
    'image_unsupported',
    'environment_too_large',
    'secret_not_found',
    'deploy_failed',
    'wait_timeout',
  ],
  api: {
    id: 'createApp',
    request: 'POST /namespaces/{namespace}/apps',
    status: 201,
    result: 'app',
    body: fieldsOf('app', 'name', 'image', ...machineFields, ...scaleFields, 'labels'),
    required: ['name'],
  },
});
