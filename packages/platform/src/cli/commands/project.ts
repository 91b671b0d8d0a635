import {limits} from '../../limits';
import {fieldsOf, type ResourceField} from '../../resources';
import {defineCommands} from '../defineCommands';
import {argument, flag} from '../values';
import {imageErrors, appArgument, buildFlags, logFlags, logResult, waitFlags} from './sharedFlags';

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

const moveHostnames = 'Take the hostnames in the manifest from other services of your account.';
const skipHostnames =
  'Leave the hostnames of the services as they are, for example in a preview environment or a standby region.';

/** In the order of the reference. */
export const projectCommands = defineCommands({
  build: {
    group: 'project',
    summary: "Build the project's image without deploying it.",
    description:
      'Send the build context to the image builder, and stream the build log. The image builder builds the Dockerfile for linux/amd64 and pushes the image to `registry.aloft.example`.',
    args: [
      argument.path('CONTEXT', 'Directory to build. The default is `build.context` in the manifest.', {
        required: false,
      }),
    ],
    flags: [
      ...buildFlags,
      flag.string('tag', 'Tag of the image. The default is the number of the next release.', {short: 't'}),
    ],
    examples: {
      'aloft build': 'Build the project in this directory.',
      'aloft build --tag v1.4.0 --no-cache': 'Build every step again and tag the image.',
      'aloft build ./web --dockerfile web/Dockerfile --build-arg NODE_ENV=production':
        'Build a directory with a build argument.',
      'aloft build --build-secret npmrc=.npmrc --file deploy/aloft.yaml':
        'Make a secret file available to a build step.',
    },
    errors: ['build_failed', 'image_too_large', 'rate_limited'],
  },

  deploy: {
    group: 'project',
    summary: 'Build and roll out the project as a new release.',
    description:
      "Build the image, run the manifest's release command, create a release, start new machines, wait until their health checks pass, move traffic to them, and stop the old machines. If the new machines do not become healthy, the app does not change, and the old ones continue to serve requests. For an app with a volume, the old machine stops before the new one starts, and starts again if the deploy fails.",
    flags: [
      ...buildFlags,
      flag.image('image', 'Deploy this image instead of building one.', {
        short: 'i',
        conflicts: ['dockerfile', 'build-arg', 'build-secret'],
      }),
      flag.string('message', 'Note to show in the list of releases.', {short: 'm', placeholder: 'TEXT'}),
      flag.boolean('dry-run', 'Print the planned changes and exit.'),
      flag.boolean('move-hostnames', moveHostnames, {conflicts: ['skip-hostnames']}),
      flag.boolean('skip-hostnames', skipHostnames),
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
      'aloft deploy --skip-hostnames --namespace acme-pr-7': 'Deploy a preview without the custom hostnames.',
      'aloft deploy --move-hostnames --namespace acme-standby':
        'Deploy in another region and move the hostnames there.',
      'aloft deploy --no-wait --quiet --yes': 'Start a deploy from a script without waiting.',
    },
    output: ['number', 'state', 'image'],
    errors: [
      'build_failed',
      ...imageErrors,
      'secret_not_found',
      'quota_exceeded',
      'hostname_taken',
      'hostname_in_use',
      'volume_shrink',
      'volume_needs_single_machine',
      'deploy_in_progress',
      'app_suspended',
      'release_command_failed',
      'deploy_failed',
      'rate_limited',
      'service_attached',
      'volume_attached',
    ],
    api: {
      id: 'deployApp',
      request: 'POST /namespaces/{namespace}/apps/{app}/deploy',
      result: 'release',
      body: [manifestField, image, ...fieldsOf('release', 'message')],
      required: ['manifest', 'image'],
    },
  },

  logs: {
    group: 'project',
    access: 'read',
    summary: "Print an app's logs.",
    description:
      "Print an app's logs: the standard output and standard error of its machines, oldest line first. Each line includes a timestamp and the machine name.",
    args: [appArgument],
    flags: [...logFlags, flag.machine('machine', 'Print only lines from this machine.')],
    examples: {
      'aloft logs hello': 'Print the last 100 lines of the last hour.',
      'aloft logs hello --follow --source all': 'Follow the logs, including platform events.',
      'aloft logs hello --since 24h --tail 1000 --grep timeout': 'Search for a word in the last day.',
      'aloft logs hello --machine hello-1': "Print one machine's log.",
    },
    errors: ['machine_not_found'],
    api: {
      id: 'getAppLogs',
      request: 'GET /namespaces/{namespace}/apps/{app}/logs',
      status: 200,
      result: logResult,
    },
  },

  metrics: {
    group: 'project',
    access: 'read',
    summary: "Print an app's metrics.",
    description:
      "Print the latest value of each of the app's metrics, or one row per step with `--since`. For graphs and alerts, scrape the Prometheus endpoint.",
    args: [appArgument],
    flags: [
      flag.string(
        'metric',
        'Full name of the metric to print. To print histogram buckets, specify the metric or its `_bucket` series.',
        {repeatable: true},
      ),
      flag.duration(
        'since',
        `Start of the time range, as a duration before now. Metrics are kept for ${limits['metrics-retention'].text}.`,
        {max: limits['metrics-retention'].written},
      ),
      flag.duration('step', 'Interval between two rows.', {
        min: limits['metrics-resolution'].written,
        max: '24h',
        default: '1m',
        requires: ['since'],
      }),
    ],
    examples: {
      'aloft metrics hello': 'Print the latest values.',
      'aloft metrics hello --metric aloft_machine_wakes_total --since 1h --step 5m':
        'Show how often machines woke in the last hour.',
    },
    output: [
      {header: 'TIME', field: 'time', description: 'Time of the row. Printed with `--since`.', withFlag: 'since'},
      {header: 'METRIC', field: 'metric', description: 'Name of the metric.'},
      {
        header: 'LABELS',
        field: 'labels',
        description: 'Labels of the series, without `namespace`, `app`, and `region`.',
      },
      {header: 'VALUE', field: 'value', description: 'Value of the series.'},
    ],
    errors: ['flag_value_invalid'],
  },

  open: {
    group: 'project',
    access: 'read',
    summary: "Open an app's public URL in the browser.",
    description:
      "Open the URL of an app's first public service in the browser. If the app's machines are on standby, this wakes one.",
    args: [appArgument],
    flags: [
      flag.string('path', 'Path to open.', {default: '/'}),
      flag.boolean('print', 'Print the URL instead of opening it.'),
    ],
    examples: {
      'aloft open hello': 'Open the app.',
      'aloft open hello --print --path /healthz': 'Print the URL of the health check.',
    },
    errors: ['app_suspended', 'service_not_found', 'browser_unavailable'],
  },

  schema: {
    group: 'project',
    access: 'local',
    summary: 'Print the JSON Schema of the manifest.',
    description:
      'Print the JSON Schema of the manifest for this version of the CLI. The documentation site publishes the same schema.',
    examples: {
      'aloft schema': 'Print the schema.',
    },
  },

  'schema validate': {
    group: 'project',
    access: 'local',
    summary: 'Validate a manifest against the schema.',
    description: 'Print every problem with its location in the file and a suggested fix. No login is required.',
    args: [argument.path('FILE', 'Manifest to validate. `-` reads standard input.')],
    examples: {
      'aloft schema validate aloft.yaml': 'Validate the manifest in this directory.',
    },
    errors: ['file_not_found', 'manifest_invalid'],
    api: false,
  },
});
