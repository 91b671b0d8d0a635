import {limits} from '../../limits';
import {manifestBounds} from '../../manifest/fields';
import {map, text} from '../../resources';
import {defineCommands} from '../defineCommands';
import {argument, flag} from '../valueTypes';
import {appArgument, buildFlags, imageErrors, logFlags, logResult, waitFlags} from './sharedFlags';

const moveHostnames = 'Take the hostnames in the manifest from other services of your account.';

const skipHostnames =
  'Leave the hostnames of the services as they are, for example in a preview environment or a standby region.';

export const projectCommands = defineCommands('project', {
  init: {
    access: 'local',
    summary: 'Prepare the project in the current directory for its first deploy, or copy a sample into it.',
    description:
      "Recognize the framework by the project's files, and write a `Dockerfile`, `.dockerignore`, and `aloft.yaml` for it. If there is a Dockerfile, the command keeps it and reads the port that it exposes. With `--template`, the command downloads a sample from the documentation site instead, and sets your namespace in its manifests. The command does not change anything on the platform.",
    args: [argument.name('NAME', 'Name of the app. The default is the directory name.', {required: false})],
    flags: [
      flag.image('image', 'Run this image instead of building one.', {short: 'i', conflicts: ['dockerfile']}),
      flag.path('dockerfile', 'Existing Dockerfile to build. The default is `Dockerfile`.'),
      flag.path(
        'directory',
        'Directory of the app in a workspace, such as `apps/web`. Run the command in the directory that contains the lock file.',
        {conflicts: ['image', 'dockerfile']},
      ),
      flag.integer(
        'port',
        'Port that the process listens on. It takes precedence over the port that the Dockerfile exposes, and is required if the Dockerfile exposes several ports or takes the port from a variable.',
        {short: 'p', ...manifestBounds('machine.healthcheck.http.port'), default: '8080', placeholder: 'PORT'},
      ),
      flag.string(
        'health-path',
        'Path that the health check requests. The default is `/healthz` if the project has that route, and otherwise a path that the framework serves.',
        {placeholder: 'PATH'},
      ),
      flag.string(
        'template',
        'ID of the sample to copy into the current directory, such as `go/generic`. Each guide shows the ID of its sample. Cannot be combined with the NAME argument.',
        {conflicts: ['image', 'dockerfile', 'directory', 'port', 'health-path'], placeholder: 'GROUP/NAME'},
      ),
      flag.boolean('force', 'Overwrite existing files. To keep your Dockerfile, specify it with `--dockerfile`.'),
    ],
    examples: {
      'aloft init hello': 'Write the files that a deploy of the `hello` app needs.',
      'aloft init hello --port 3000 --health-path /healthz': 'Specify the port and the health check path.',
      'aloft init web --directory apps/web': 'Prepare the `web` app of a workspace.',
      'aloft init hello --image nginx:1.29 --port 80': 'Create a manifest that runs an existing image.',
      'aloft init hello --dockerfile docker/web.Dockerfile --force':
        'Use another Dockerfile, and overwrite the manifest.',
      'aloft init --template go/generic': 'Copy the Go sample into the current directory.',
    },
    errors: ['project_unknown', 'file_exists', 'file_not_found', 'template_not_found', 'argument_unexpected'],
  },

  build: {
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
      body: {
        manifest: map('Manifest as JSON. Its schema is `/schemas/aloft.schema.json`.', {}),
        image: text('Image to run.', 'registry.aloft.example/acme/shop:4'),
      },
      required: ['manifest', 'image'],
    },
  },

  logs: {
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
    api: {id: 'getAppLogs', request: 'GET /namespaces/{namespace}/apps/{app}/logs', result: logResult},
  },

  metrics: {
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
      {field: 'time', description: 'Time of the row. Printed with `--since`.', withFlag: 'since'},
      {field: 'metric', description: 'Name of the metric.'},
      {field: 'labels', description: 'Labels of the series, without `namespace`, `app`, and `region`.'},
      {field: 'value', description: 'Value of the series.'},
    ],
    errors: ['flag_value_invalid'],
  },

  open: {
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
    access: 'local',
    summary: 'Print the JSON Schema of the manifest.',
    description:
      'Print the JSON Schema of the manifest for this version of the CLI. The documentation site publishes the same schema.',
    examples: {'aloft schema': 'Print the schema.'},
  },

  'schema validate': {
    access: 'local',
    summary: 'Validate a manifest against the schema.',
    description: 'Print every problem with its location in the file and a suggested fix. No login is required.',
    args: [argument.path('FILE', 'Manifest to validate. `-` reads standard input.')],
    examples: {'aloft schema validate aloft.yaml': 'Validate the manifest in this directory.'},
    errors: ['file_not_found', 'manifest_invalid'],
    api: false,
  },
});
