import {fieldsOf, type ResourceField} from '../../../resources';
import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import {waitFlags, buildFlags} from '../sharedFlags';

const manifestField: ResourceField = {
  path: 'manifest',
  type: 'map',
  description: 'Manifest as JSON. Its schema is `/schemas/aloft.schema.json`.',
  example: {},
};
const image: ResourceField = {
  path: 'image',
  type: 'string',
  description: 'Image to run.',
  example: 'registry.aloft.example/acme/shop:4',
};

export const deploy = defineCommand('deploy', {
  group: 'project',
  access: 'deploy',
  summary: 'Build and roll out the project as a new release.',
  description:
    "Build the image, run the manifest's release command, create a release, start new machines, wait until their health checks pass, move traffic to them, and stop the old machines. If the new machines do not become healthy, the old ones continue to serve traffic. For an app with a volume, the old machine stops before the new one starts, because a volume can be attached to only one machine.",
  flags: [
    ...buildFlags,
    {
      name: 'image',
      short: 'i',
      type: 'image',
      conflicts: ['dockerfile', 'build-arg', 'build-secret'],
      description: 'Deploy this image instead of building one.',
    },
    {
      name: 'message',
      short: 'm',
      type: 'string',
      placeholder: 'TEXT',
      description: 'Note to show in the list of releases.',
    },
    {name: 'dry-run', type: 'boolean', default: 'false', description: 'Print the planned changes and exit.'},
    ...waitFlags('the release is live', '10m'),
  ],
  examples: {
    'aloft deploy': 'Deploy the project in this directory.',
    'aloft deploy --dry-run': 'Show the changes that a deploy would make.',
    'aloft deploy --image registry.aloft.example/acme/hello:3 --message "Revert to the old colors"':
      'Deploy an existing image, with a note.',
    'aloft deploy --file deploy/aloft.yaml --dockerfile web/Dockerfile --build-arg COMMIT=4f2a91c --no-cache':
      'Deploy another manifest and pass a build argument.',
    'aloft deploy --build-secret npmrc=.npmrc --timeout 20m': 'Deploy with a build secret and a longer timeout.',
    'aloft deploy --no-wait --quiet --yes': 'Start a deploy from a script without waiting.',
  },
  output: defineColumns('release', ['number', 'state', 'image']),
  errors: [
    'manifest_not_found',
    'manifest_invalid',
    'file_not_found',
    'build_failed',
    'image_not_found',
    'image_too_large',
    'image_unsupported',
    'environment_too_large',
    'secret_not_found',
    'quota_exceeded',
    'hostname_taken',
    'volume_shrink',
    'volume_needs_single_machine',
    'deploy_in_progress',
    'app_suspended',
    'release_command_failed',
    'deploy_failed',
    'wait_timeout',
    'rate_limited',
    'service_attached',
    'volume_attached',
  ],
  api: {
    id: 'deployApp',
    request: 'POST /namespaces/{namespace}/apps/{app}/deploy',
    status: 202,
    result: 'release',
    body: [manifestField, image, ...fieldsOf('release', 'message')],
    required: ['manifest', 'image'],
  },
});
