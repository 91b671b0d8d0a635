import {limits} from '../../limits';
import {manifestBounds} from '../../manifest/fields';
import {defineColumns} from '../defineColumns';
import type {Argument, Command} from '../types';
import {buildFlags, logFlags, waitFlags} from './sharedFlags';

const appArgument: Argument = {
  name: 'APP',
  type: 'name',
  required: false,
  description: 'Name of the app. The default is the app in the manifest of the current directory.',
};

/** Commands that act on the project in the current directory. */
export const projectCommands: readonly Command[] = [
  {
    path: ['init'],
    group: 'project',
    summary: 'Create a manifest for the project in the current directory, or copy a sample into it.',
    description:
      'Find the Dockerfile and its exposed port, and write `aloft.yaml` with one app and one public service. With `--template`, the command downloads a sample from the documentation site instead, and sets your namespace in its manifests. It does not change anything on the platform.',
    args: [
      {
        name: 'NAME',
        type: 'name',
        required: false,
        description: 'Name of the app. The default is the name of the directory.',
      },
    ],
    flags: [
      {
        name: 'image',
        short: 'i',
        type: 'image',
        conflicts: ['dockerfile'],
        description: 'Run this image instead of building one.',
      },
      {name: 'dockerfile', type: 'path', description: 'Dockerfile to build. The default is `Dockerfile`.'},
      {
        name: 'port',
        short: 'p',
        type: 'integer',
        ...manifestBounds('machine.healthcheck.http.port'),
        default: '8080',
        placeholder: 'PORT',
        description:
          'Port that the process listens on. It takes precedence over the port that the Dockerfile exposes, and is required if the Dockerfile exposes several ports or a variable.',
      },
      {
        name: 'template',
        type: 'string',
        conflicts: ['image', 'dockerfile', 'port'],
        placeholder: 'GROUP/NAME',
        description:
          'ID of the sample to copy into the current directory, such as `go/generic`. Each guide shows the ID of its sample. Cannot be combined with the NAME argument.',
      },
      {name: 'force', type: 'boolean', default: 'false', description: 'Overwrite existing files.'},
    ],
    examples: [
      {
        line: 'aloft init hello',
        description: 'Create a manifest for the `hello` app, which builds the Dockerfile in this directory.',
      },
      {
        line: 'aloft init hello --image nginx:1.29 --port 80',
        description: 'Create a manifest that runs an existing image.',
      },
      {
        line: 'aloft init hello --dockerfile docker/web.Dockerfile --force',
        description: 'Use another Dockerfile, and overwrite the manifest.',
      },
      {line: 'aloft init --template go/generic', description: 'Copy the Go sample into the current directory.'},
    ],
    errors: ['file_exists', 'file_not_found', 'template_not_found', 'argument_unexpected'],
  },
  {
    path: ['build'],
    group: 'project',
    summary: "Build the project's image without deploying it.",
    description:
      'The CLI sends the build context to the image builder, which builds the Dockerfile for linux/amd64 and pushes the image to `registry.aloft.example`. The build log is streamed.',
    args: [
      {
        name: 'CONTEXT',
        type: 'path',
        required: false,
        description: 'Directory to build. The default is `build.context` in the manifest.',
      },
    ],
    flags: [
      ...buildFlags,
      {
        name: 'tag',
        short: 't',
        type: 'string',
        placeholder: 'TAG',
        description: 'Tag of the image. The default is the number of the next release.',
      },
    ],
    examples: [
      {line: 'aloft build', description: 'Build the project in this directory.'},
      {line: 'aloft build --tag v1.4.0 --no-cache', description: 'Build every step again and tag the image.'},
      {
        line: 'aloft build ./web --dockerfile web/Dockerfile --build-arg NODE_ENV=production',
        description: 'Build a directory with a build argument.',
      },
      {
        line: 'aloft build --build-secret npmrc=.npmrc --file deploy/aloft.yaml',
        description: 'Make a secret file available to a build step.',
      },
    ],
    errors: [
      'manifest_not_found',
      'manifest_invalid',
      'file_not_found',
      'build_failed',
      'image_too_large',
      'rate_limited',
    ],
  },
  {
    path: ['deploy'],
    group: 'project',
    summary: 'Build and roll out the project as a new release.',
    description:
      "Build the image, run the manifest's release command, create a release, start new machines, wait until their health checks pass, move traffic to them, and stop the old machines. If the new machines do not become healthy, the old ones continue to serve traffic. For an app with a volume, the old machine stops before the new one starts, because a volume can be attached to only one machine.",
    args: [],
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
    examples: [
      {line: 'aloft deploy', description: 'Deploy the project in this directory.'},
      {line: 'aloft deploy --dry-run', description: 'Show the changes that a deploy would make.'},
      {
        line: 'aloft deploy --image registry.aloft.example/acme/hello:3 --message "Back to the calm colors"',
        description: 'Deploy an existing image, with a note.',
      },
      {
        line: 'aloft deploy --file deploy/aloft.yaml --dockerfile web/Dockerfile --build-arg COMMIT=4f2a91c --no-cache',
        description: 'Deploy another manifest and pass a build argument.',
      },
      {
        line: 'aloft deploy --build-secret npmrc=.npmrc --timeout 20m',
        description: 'Deploy with a build secret and a longer timeout.',
      },
      {
        line: 'aloft deploy --no-wait --quiet --yes',
        description: 'Start a deploy from a script without waiting.',
      },
    ],
    output: defineColumns('release', {RELEASE: 'number', STATE: 'state', IMAGE: 'image'}),
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
    ],
  },
  {
    path: ['logs'],
    group: 'project',
    summary: "Print an app's logs.",
    description:
      "Print an app's logs: the standard output and standard error of its machines, oldest line first. Each line includes a timestamp and the machine name.",
    args: [appArgument],
    flags: [
      ...logFlags,
      {name: 'machine', type: 'machine', placeholder: 'MACHINE', description: 'Print only lines from this machine.'},
    ],
    examples: [
      {line: 'aloft logs hello', description: 'Print the last 100 lines of the last hour.'},
      {line: 'aloft logs hello --follow --source all', description: 'Follow the logs, including platform events.'},
      {
        line: 'aloft logs hello --since 24h --tail 1000 --grep timeout',
        description: 'Search for a word in the last day.',
      },
      {line: 'aloft logs hello --machine hello-1', description: "Print one machine's log."},
    ],
    errors: ['app_not_found', 'machine_not_found', 'manifest_not_found'],
  },
  {
    path: ['metrics'],
    group: 'project',
    summary: "Print an app's metrics.",
    description:
      "Print the latest value of each of the app's metrics, or one row per step with `--since`. For graphs and alerts, scrape the Prometheus endpoint.",
    args: [appArgument],
    flags: [
      {
        name: 'metric',
        type: 'string',
        repeatable: true,
        placeholder: 'METRIC',
        description:
          'Full name of the metric to print. To print histogram buckets, specify the metric or its `_bucket` series.',
      },
      {
        name: 'since',
        type: 'duration',
        max: limits['metrics-retention'].written,
        description: `Start of the time range, as a duration before now. Metrics are kept for ${limits['metrics-retention'].text}.`,
      },
      {
        name: 'step',
        type: 'duration',
        min: limits['metrics-resolution'].written,
        max: '24h',
        default: '1m',
        requires: ['since'],
        description: 'Interval between two rows.',
      },
    ],
    examples: [
      {line: 'aloft metrics hello', description: 'Print the latest values.'},
      {
        line: 'aloft metrics hello --metric aloft_machine_wakes_total --since 1h --step 5m',
        description: 'Show how often machines woke in the last hour.',
      },
    ],
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
    errors: ['app_not_found', 'manifest_not_found', 'flag_value_invalid'],
  },
  {
    path: ['open'],
    group: 'project',
    summary: "Open an app's public URL in the browser.",
    description: "Open the URL of an app's first public service in the browser. A machine on standby wakes.",
    args: [appArgument],
    flags: [
      {name: 'path', type: 'string', default: '/', placeholder: 'PATH', description: 'Path to open.'},
      {name: 'print', type: 'boolean', default: 'false', description: 'Print the URL instead of opening it.'},
    ],
    examples: [
      {line: 'aloft open hello', description: 'Open the app.'},
      {line: 'aloft open hello --print --path /healthz', description: 'Print the URL of the health check.'},
    ],
    errors: ['app_not_found', 'manifest_not_found', 'app_suspended', 'service_not_found', 'browser_unavailable'],
  },
  {
    path: ['schema'],
    group: 'project',
    summary: 'Print the JSON Schema of the manifest.',
    description:
      'Print the JSON Schema of the manifest that this version of the CLI uses. The documentation site publishes the same schema.',
    args: [],
    flags: [],
    examples: [{line: 'aloft schema', description: 'Print the schema.'}],
    errors: [],
  },
  {
    path: ['schema', 'validate'],
    group: 'project',
    summary: 'Validate a manifest against the schema.',
    description: 'Print every problem with its location in the file and a fix. No login is required.',
    args: [
      {name: 'FILE', type: 'path', required: true, description: 'Manifest to validate. `-` reads standard input.'},
    ],
    flags: [],
    examples: [{line: 'aloft schema validate aloft.yaml', description: 'Validate the manifest in this directory.'}],
    errors: ['file_not_found', 'manifest_invalid'],
  },
];
