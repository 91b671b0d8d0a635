import {defineColumns} from '../defineColumns';
import type {Argument, Command} from '../types';
import {buildFlags, logFlags, waitFlags} from './sharedFlags';

const appArgument: Argument = {
  name: 'APP',
  type: 'name',
  required: false,
  description: 'Name of the app. Without it the app of the manifest in the current folder is used.',
};

/** Commands that work on the project in the current folder. */
export const projectCommands: readonly Command[] = [
  {
    path: ['init'],
    group: 'project',
    summary: 'Write a manifest for the project in the current folder.',
    description:
      'Looks for a Dockerfile and the port that it exposes, and writes `aloft.yaml` with one app and one public service. It changes nothing on the platform.',
    args: [
      {
        name: 'NAME',
        type: 'name',
        required: false,
        description: 'Name of the app. Without it the name of the folder is used.',
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
      {name: 'dockerfile', type: 'path', description: 'Dockerfile to build. Without it `Dockerfile` is used.'},
      {
        name: 'port',
        short: 'p',
        type: 'integer',
        min: '1',
        max: '65535',
        default: '8080',
        placeholder: 'PORT',
        description: 'Port that the process listens on.',
      },
      {name: 'force', type: 'boolean', default: 'false', description: 'Overwrite a manifest that is there.'},
    ],
    examples: [
      {
        line: 'aloft init hello',
        description: 'Write a manifest for the app `hello` that builds the Dockerfile in this folder.',
      },
      {
        line: 'aloft init hello --image nginx:1.29 --port 80',
        description: 'Write a manifest that runs an existing image.',
      },
      {
        line: 'aloft init hello --dockerfile docker/web.Dockerfile --force',
        description: 'Build another Dockerfile, and overwrite the manifest.',
      },
    ],
    errors: ['file_exists', 'file_not_found'],
  },
  {
    path: ['build'],
    group: 'project',
    summary: 'Build the image of the project without deploying it.',
    description:
      'Sends the build context to the image builder, which builds the Dockerfile for linux/amd64 and stores the image in `registry.aloft.example`. The log of the build is printed as it runs.',
    args: [
      {
        name: 'CONTEXT',
        type: 'path',
        required: false,
        description: 'Folder to build. Without it `build.context` of the manifest is used.',
      },
    ],
    flags: [
      ...buildFlags,
      {
        name: 'tag',
        short: 't',
        type: 'string',
        placeholder: 'TAG',
        description: 'Tag of the image. Without it the number of the next release is used.',
      },
    ],
    examples: [
      {line: 'aloft build', description: 'Build the project in this folder.'},
      {line: 'aloft build --tag v1.4.0 --no-cache', description: 'Build every step again and tag the image.'},
      {
        line: 'aloft build ./web --dockerfile web/Dockerfile --build-arg NODE_ENV=production',
        description: 'Build a folder with a build argument.',
      },
      {
        line: 'aloft build --build-secret npmrc=.npmrc --file deploy/aloft.yaml',
        description: 'Let a step of the build read a secret file.',
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
      'Builds the image, makes a release, starts new machines, waits until their health check passes, moves traffic to them and stops the old ones. When the new machines do not become healthy, the old ones keep serving. An app with a volume stops its machine before the new one starts, since both cannot hold the volume.',
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
      {name: 'message', short: 'm', type: 'string', placeholder: 'TEXT', description: 'Note for the list of releases.'},
      {name: 'dry-run', type: 'boolean', default: 'false', description: 'Print what would change and end.'},
      ...waitFlags('the release is live', '10m'),
    ],
    examples: [
      {line: 'aloft deploy', description: 'Deploy the project in this folder.'},
      {line: 'aloft deploy --dry-run', description: 'See what a deploy would change.'},
      {
        line: 'aloft deploy --image registry.aloft.example/acme/hello:3 --message "Back to the calm colors"',
        description: 'Deploy an image that was built before, with a note.',
      },
      {
        line: 'aloft deploy --file deploy/aloft.yaml --dockerfile web/Dockerfile --build-arg COMMIT=4f2a91c --no-cache',
        description: 'Deploy another manifest and pass a build argument.',
      },
      {
        line: 'aloft deploy --build-secret npmrc=.npmrc --timeout 20m',
        description: 'Give a slow build a secret and more time.',
      },
      {
        line: 'aloft deploy --no-wait --quiet --yes',
        description: 'Start a deploy from a script and do not wait for it.',
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
      'deploy_failed',
      'healthcheck_timeout',
      'wait_timeout',
      'rate_limited',
    ],
  },
  {
    path: ['logs'],
    group: 'project',
    summary: 'Print the logs of an app.',
    description:
      'Prints what the machines of the app wrote to standard output and standard error, oldest line first. Each line has its time and the name of its machine.',
    args: [appArgument],
    flags: [...logFlags, {name: 'machine', type: 'machine', placeholder: 'MACHINE', description: 'Only this machine.'}],
    examples: [
      {line: 'aloft logs hello', description: 'Print the last 100 lines of the last hour.'},
      {line: 'aloft logs hello --follow --source all', description: 'Follow the log, events of the platform included.'},
      {
        line: 'aloft logs hello --since 24h --tail 1000 --grep timeout',
        description: 'Look for a word in the last day.',
      },
      {line: 'aloft logs hello --machine hello-1', description: 'Print the log of one machine.'},
    ],
    errors: ['app_not_found', 'machine_not_found', 'manifest_not_found'],
  },
  {
    path: ['metrics'],
    group: 'project',
    summary: 'Print the metrics of an app.',
    description:
      'Prints the latest value of each metric of the app, or a row per step with `--since`. For graphs and alerts, scrape the Prometheus endpoint.',
    args: [appArgument],
    flags: [
      {
        name: 'metric',
        type: 'string',
        repeatable: true,
        placeholder: 'METRIC',
        description:
          'Only this metric, by its full name. The buckets of a histogram are printed when you name the metric or its `_bucket` series.',
      },
      {
        name: 'since',
        type: 'duration',
        max: '720h',
        description: 'Print a row per step from this long ago. Metrics are kept for 30 days.',
      },
      {
        name: 'step',
        type: 'duration',
        min: '15s',
        max: '24h',
        default: '1m',
        requires: ['since'],
        description: 'Distance between two rows.',
      },
    ],
    examples: [
      {line: 'aloft metrics hello', description: 'Print the latest values.'},
      {
        line: 'aloft metrics hello --metric aloft_machine_wakes_total --since 1h --step 5m',
        description: 'See how often machines woke in the last hour.',
      },
    ],
    output: [
      {header: 'TIME', field: 'time', description: 'Time of the row. Printed with `--since`.', withFlag: 'since'},
      {header: 'METRIC', field: 'metric', description: 'Name of the metric.'},
      {
        header: 'LABELS',
        field: 'labels',
        description: 'Labels of the series, without `namespace`, `app` and `region`.',
      },
      {header: 'VALUE', field: 'value', description: 'Its value.'},
    ],
    errors: ['app_not_found', 'manifest_not_found', 'flag_value_invalid'],
  },
  {
    path: ['open'],
    group: 'project',
    summary: 'Open the public address of an app in the browser.',
    description: 'Opens the hostname of the first public service. A machine on standby wakes for it.',
    args: [appArgument],
    flags: [
      {name: 'path', type: 'string', default: '/', placeholder: 'PATH', description: 'Path to open.'},
      {name: 'print', type: 'boolean', default: 'false', description: 'Print the address instead of opening it.'},
    ],
    examples: [
      {line: 'aloft open hello', description: 'Open the app.'},
      {line: 'aloft open hello --print --path /healthz', description: 'Print the address of the health check.'},
    ],
    errors: ['app_not_found', 'manifest_not_found', 'app_suspended', 'service_not_found', 'browser_unavailable'],
  },
  {
    path: ['schema'],
    group: 'project',
    summary: 'Print the JSON Schema of the manifest.',
    description: 'Prints the schema that this version of the tool validates with. The site publishes the same schema.',
    args: [],
    flags: [],
    examples: [{line: 'aloft schema', description: 'Print the schema.'}],
    errors: [],
  },
  {
    path: ['schema', 'validate'],
    group: 'project',
    summary: 'Check a manifest against the schema.',
    description: 'Prints every problem with its place in the file and how to mend it. It needs no login.',
    args: [{name: 'FILE', type: 'path', required: true, description: 'Manifest to check. `-` reads standard input.'}],
    flags: [],
    examples: [{line: 'aloft schema validate aloft.yaml', description: 'Check the manifest in this folder.'}],
    errors: ['file_not_found', 'manifest_invalid'],
  },
];
