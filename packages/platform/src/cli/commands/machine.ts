import {limits} from '../../limits';
import {manifestBounds} from '../../manifest/fields';
import {fieldsOf} from '../../resources';
import {defineCommands} from '../defineCommands';
import {flag} from '../values';
import {
  imageFlag,
  labelFilter,
  labelSetter,
  machineFlags,
  nameArgument,
  newNameArgument,
  hiddenFields,
  ownMachineFields,
  stateFilter,
  waitFlags,
} from './sharedFlags';

const machineColumns = ['id', 'name', 'app', 'state', 'region', 'vcpus', 'memory', 'createdAt'];

/** Columns of commands that change the state. */
const stateColumns = ['id', 'name', 'state'];

const graceFlag = flag.duration(
  'grace',
  'Grace period after the stop signal. When it elapses, the process is terminated with SIGKILL.',
  {...manifestBounds('machine.stopGrace'), default: limits['stop-grace'].written},
);

/** In the order of the reference. */
export const machineCommands = defineCommands({
  'machine list': {
    summary: 'List machines.',
    description: 'List the machines in the namespace, sorted by name.',
    flags: [flag.name('app', 'Show only machines of this app.', {short: 'a'}), stateFilter('machine'), labelFilter],
    examples: {
      'aloft machine list': 'List the machines in the current namespace.',
      'aloft m list --app hello --state running': "List one app's running machines.",
      'aloft machines list --label team=web --output json': 'List the machines that have a label, for a script.',
    },
    output: machineColumns,
    errors: ['app_not_found'],
  },

  'machine get': {
    summary: 'Show a machine.',
    description: 'Show every field of the machine. For scripts, use `--output json`.',
    args: [nameArgument('machine')],
    examples: {
      'aloft machine get hello-1': 'Show a machine by name.',
      'aloft machine get m-4k2jq7xw3a --output json': 'Show a machine by ID, as JSON.',
    },
    output: [
      'id',
      'name',
      'app',
      'state',
      'release',
      'image',
      'region',
      'vcpus',
      'memory',
      'restart',
      'restarts',
      'flash.mode',
      'flash.idleTimeout',
      'flash.snapshotAt',
      'heldUntil',
      'wakes',
      'addresses.ipv4',
      'addresses.ipv6',
      'volumes',
      'createdAt',
    ],
  },

  'machine create': {
    summary: 'Create a standalone machine.',
    description:
      'Create a standalone machine and start it. A standalone machine is not replaced when it fails, does not have secrets, and cannot be reached through a service. For anything that serves requests, use an app.',
    args: [newNameArgument('machine')],
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
    output: machineColumns,
    errors: ['volume_not_found', 'volume_attached', 'healthcheck_timeout'],
    api: {
      body: [
        ...fieldsOf('machine', 'name', 'image', ...ownMachineFields, 'labels'),
        ...hiddenFields('machine'),
        ...fieldsOf('volume', 'mount'),
        {path: 'volume', type: 'string', description: 'Volume to attach before the machine starts.', example: 'data'},
        {path: 'start', type: 'boolean', description: 'Whether to start the machine.', example: true},
      ],
      required: ['name', 'image'],
    },
  },

  'machine start': {
    summary: 'Start a machine that is created, stopped, or failed.',
    description: 'Boot the machine from its image. Earlier memory contents are lost; attached volumes keep their data.',
    args: [nameArgument('machine')],
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
    args: [nameArgument('machine')],
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
    args: [nameArgument('machine')],
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
    args: [nameArgument('machine')],
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
    args: [nameArgument('machine')],
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
    args: [nameArgument('machine')],
    flags: [flag.boolean('force', 'Stop the machine first if it is running.')],
    examples: {
      'aloft machine delete scratch --yes': 'Delete a machine that is stopped or on standby.',
      'aloft machine delete scratch --force --yes': 'Stop and delete a running machine.',
    },
    confirms: true,
    errors: ['state_conflict', 'machine_managed'],
  },
});
