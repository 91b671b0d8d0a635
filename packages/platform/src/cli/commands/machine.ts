import {limits} from '../../limits';
import {manifestBounds} from '../../manifest/fields';
import {boolean, requireField, text} from '../../resources';
import {defineCommands} from '../defineCommands';
import {argument, flag} from '../valueTypes';
import {
  appFilter,
  commandArgument,
  imageFlag,
  labelSetter,
  listCommand,
  logFlags,
  logResult,
  machineFlags,
  nameArgument,
  waitFlags,
} from './sharedFlags';

/** Columns of commands that change the state. */
const stateColumns = ['id', 'name', 'state'];

const graceFlag = flag.duration(
  'grace',
  'Grace period after the stop signal. When it elapses, the process is terminated with SIGKILL.',
  {...manifestBounds('machine.stopGrace'), default: limits['stop-grace'].written},
);

export const machineCommands = defineCommands('machine', {
  'machine list': listCommand('machine', [appFilter('machine')], {
    'aloft m list --app hello --state running': "List one app's running machines.",
    'aloft machines list --label team=web --output json': 'List the machines that have a label, for a script.',
  }),

  'machine get': {
    summary: 'Show a machine.',
    description: 'Show every field of the machine. For scripts, use `--output json`.',
    examples: {
      'aloft machine get hello-1': 'Show a machine by name.',
      'aloft machine get m-4k2jq7xw3a --output json': 'Show a machine by ID, as JSON.',
    },
  },

  'machine create': {
    summary: 'Create a standalone machine.',
    description:
      'Create a standalone machine and start it. A standalone machine is not replaced when it fails, does not have secrets, and cannot be reached through a service. For anything that serves requests, use an app.',
    flags: [
      {...imageFlag, required: true},
      ...machineFlags,
      flag.name('volume', 'Volume to attach before the machine starts.', {requires: ['mount']}),
      flag.mountPath('mount', 'Mount path of the volume.', {requires: ['volume']}),
      flag.boolean('start', 'Start the machine. With `--no-start`, it stays `created`.', {default: 'true'}),
      labelSetter,
      ...waitFlags('the machine is running', '2m'),
    ],
    examples: {
      'aloft machine create scratch --image debian:13 --command "sleep infinity"':
        'Create a machine for an experiment.',
      'aloft machine create db --image postgres:18 --vcpus 2 --memory 2Gi --volume data --mount /var/lib/postgresql':
        'Create a machine with a volume.',
      'aloft machine create batch --image registry.aloft.example/acme/batch:7 --restart never --env INPUT=march --no-start --no-wait':
        'Create a machine for a job without starting it.',
      'aloft machine create probe --image registry.aloft.example/acme/probe:1 --health-port 9000 --health-path /healthz --flash-mode auto --idle-timeout 30s --label team=web --timeout 5m':
        'Create a machine that goes to standby when it is idle.',
    },
    errors: ['volume_not_found', 'volume_attached', 'healthcheck_timeout'],
    api: {
      body: {
        mount: requireField('volume', 'mount'),
        volume: text('Volume to attach before the machine starts.', 'data'),
        start: boolean('Whether to start the machine.', true),
      },
    },
  },

  'machine start': {
    summary: 'Start a machine that is created, stopped, or failed.',
    description: 'Boot the machine from its image. Earlier memory contents are lost; attached volumes keep their data.',
    flags: waitFlags('the machine is running', '2m'),
    examples: {
      'aloft machine start scratch': 'Start a machine and wait until it runs.',
      'aloft machine start batch --no-wait': 'Start a machine and return immediately.',
      'aloft machine start scratch --timeout 5m': 'Wait longer for a slow start.',
    },
    output: stateColumns,
    errors: ['state_conflict', 'quota_exceeded', 'app_suspended', 'healthcheck_timeout'],
  },

  'machine stop': {
    summary: 'Stop a machine.',
    description:
      'Send the process the stop signal (SIGTERM unless the image sets `STOPSIGNAL`), and SIGKILL after the grace period. A machine on standby stops without waking, and its snapshot is deleted. A machine that belongs to an app cannot be stopped; suspend or scale the app, or restart the machine.',
    flags: [graceFlag, ...waitFlags('the machine is stopped', '2m')],
    examples: {
      'aloft machine stop scratch': 'Stop a machine.',
      'aloft machine stop db --grace 1m': 'Allow a database one minute to shut down.',
      'aloft machine stop scratch --no-wait': 'Start the operation and return immediately.',
      'aloft machine stop db --grace 5m --timeout 6m': 'Wait longer than the grace period.',
    },
    output: stateColumns,
    errors: ['machine_managed', 'state_conflict'],
  },

  'machine restart': {
    summary: 'Restart a machine.',
    description:
      'Same as `stop` followed by `start`. Memory contents and the snapshot are lost; attached volumes keep their data.',
    flags: [graceFlag, ...waitFlags('the machine is running', '2m')],
    examples: {
      'aloft machine restart hello-1': 'Restart a machine.',
      'aloft machine restart hello-1 --grace 30s': 'Restart a machine with a longer grace period.',
      'aloft machine restart hello-1 --no-wait': 'Return immediately.',
      'aloft machine restart hello-1 --timeout 5m': 'Wait longer for a slow start.',
    },
    output: stateColumns,
    errors: ['state_conflict', 'healthcheck_timeout', 'quota_exceeded', 'app_suspended'],
  },

  'machine flash': {
    summary: 'Flash a running machine and put it on standby.',
    description:
      'Write memory and device state to a snapshot, and release CPU and memory without waiting for the idle timeout. Open connections are closed. A machine that `scale.min` needs continues to run after the snapshot.',
    flags: waitFlags('the machine is on standby', '1m'),
    examples: {
      'aloft machine flash hello-1': 'Put a machine on standby now.',
      'aloft machine flash hello-1 --no-wait': 'Start the operation and return immediately.',
      'aloft machine flash hello-1 --timeout 5m':
        'Wait longer if much of the memory has changed since the last snapshot.',
    },
    output: stateColumns,
    errors: ['state_conflict', 'machine_held', 'flash_disabled'],
  },

  'machine wake': {
    summary: 'Wake a machine that is on standby.',
    description: 'Restore the machine from its snapshot, as a request would.',
    flags: waitFlags('the machine is running', '30s'),
    examples: {
      'aloft machine wake hello-1': 'Wake a machine before a demonstration.',
      'aloft machine wake hello-1 --no-wait': 'Wake a machine and return immediately.',
      'aloft machine wake hello-1 --timeout 1m': 'Wait up to one minute.',
    },
    output: stateColumns,
    errors: ['state_conflict', 'quota_exceeded'],
  },

  'machine delete': {
    summary: 'Delete a machine and its snapshot.',
    description:
      'Volumes are detached and kept. To stop and delete a running machine, add `--force`. A machine that belongs to an app cannot be deleted; scale or delete the app instead.',
    flags: [flag.boolean('force', 'Stop the machine first if it is running.')],
    examples: {
      'aloft machine delete scratch --yes': 'Delete a machine that is stopped or on standby.',
      'aloft machine delete scratch --force --yes': 'Stop and delete a running machine.',
    },
    errors: ['state_conflict', 'machine_managed'],
  },

  'machine logs': {
    summary: "Print a machine's log.",
    description:
      "Print a machine's log: the standard output and standard error of its process, oldest line first. This also works for stopped and failed machines.",
    flags: logFlags,
    examples: {
      'aloft machine logs hello-1': 'Print the last 100 lines of the last hour.',
      'aloft m logs hello-1 --follow --source system': "Follow a machine's platform events.",
      'aloft machine logs hello-1 --since 6h --tail 500 --grep ERROR': 'Search for errors in the last six hours.',
    },
    api: {id: 'getMachineLogs', request: 'GET /namespaces/{namespace}/machines/{machine}/logs', result: logResult},
  },

  'machine exec': {
    access: 'admin',
    summary: 'Run a command in a machine.',
    description:
      "Run a command in a machine alongside the main process, with the machine's environment, and attach your terminal. A machine on standby wakes, and stays awake while the command runs. Put `--` before the command so that the CLI does not interpret the command's flags.",
    args: [nameArgument('machine'), commandArgument],
    flags: [
      flag.boolean('tty', 'Allocate a terminal, which an interactive shell needs.', {short: 't'}),
      flag.string('user', "User to run the command as. The default is the image's `USER`.", {short: 'u'}),
      flag.mountPath('workdir', "Working directory. The default is the image's `WORKDIR`.", {short: 'w'}),
      flag.keyValue('env', 'Additional environment variable for this command.', {short: 'e', repeatable: true}),
    ],
    examples: {
      'aloft machine exec hello-1 -- uname -r': 'Print the kernel version.',
      'aloft machine exec hello-1 --tty -- sh': 'Open a shell.',
      'aloft machine exec hello-1 --user root --workdir /tmp --env TZ=UTC -- date':
        'Run a command as another user, in another directory, with a variable.',
    },
    errors: ['state_conflict', 'exec_failed', 'quota_exceeded'],
    api: false,
  },

  'machine cp': {
    access: 'admin',
    summary: 'Copy files to or from a machine.',
    description: `One argument is a local path, and the other is \`NAME:PATH\`. A file can be up to ${limits['copy-size'].text} in size; for larger files, use \`aloft volume import\`. Changes to the root file system are lost when the machine stops, so store persistent files on a volume.`,
    args: [
      argument.path('SOURCE', 'Source: a local path, or `NAME:PATH`.'),
      argument.path('DESTINATION', 'Destination: a local path, or `NAME:PATH`.'),
    ],
    flags: [flag.boolean('recursive', 'Copy directories recursively.', {short: 'r'})],
    examples: {
      'aloft machine cp config.json hello-1:/tmp/config.json': 'Copy a file to a machine.',
      'aloft machine cp --recursive hello-1:/var/log/app ./logs': 'Copy a directory from a machine.',
    },
    errors: ['machine_not_found', 'state_conflict', 'file_not_found', 'argument_invalid', 'quota_exceeded'],
    api: false,
  },

  'machine port-forward': {
    access: 'admin',
    summary: 'Forward local ports to a machine.',
    description:
      'Listen on a local port, and forward each connection through the API to a port in the machine. Use it for private services such as databases. The command runs until you press Ctrl+C, and the machine stays awake until then.',
    args: [
      nameArgument('machine'),
      argument.portPair('LOCAL:REMOTE', 'Local port and port in the machine. A single number sets both.', {
        variadic: true,
      }),
    ],
    flags: [flag.string('address', 'Local address to listen on.', {default: '127.0.0.1'})],
    examples: {
      'aloft machine port-forward db 5432': 'Connect to a database through a local port.',
      'aloft machine port-forward rabbit 5672 8080:15672 --address 0.0.0.0':
        'Forward two ports and listen on all interfaces.',
    },
    errors: ['state_conflict', 'port_in_use', 'quota_exceeded'],
    api: false,
  },
});
