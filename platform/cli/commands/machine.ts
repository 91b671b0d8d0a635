import {limits} from '../../limits';
import {manifestBounds} from '../../manifest/fields';
import {defineColumns} from '../defineColumns';
import type {Command} from '../types';
import {machineAccessCommands} from './machineAccess';
import {
  labelFilter,
  labelSetter,
  machineFlags,
  nameArgument,
  newNameArgument,
  stateFilter,
  waitFlags,
} from './sharedFlags';

const machine = nameArgument('machine');
const machineColumns = {
  ID: 'id',
  NAME: 'name',
  APP: 'app',
  STATE: 'state',
  REGION: 'region',
  VCPUS: 'vcpus',
  MEMORY: 'memory',
  AGE: 'createdAt',
};
const stateColumns = {ID: 'id', NAME: 'name', STATE: 'state'};

const graceFlag = {
  name: 'grace',
  type: 'duration',
  ...manifestBounds('machine.stopGrace'),
  default: limits['stop-grace'].written,
  description: 'Grace period after the stop signal. When it elapses, the process is terminated with SIGKILL.',
} as const;

/** Commands of the noun `machine`. */
export const machineCommands: readonly Command[] = [
  {
    path: ['machine', 'list'],
    group: 'machine',
    summary: 'List machines.',
    description: 'List the machines in the namespace, sorted by name.',
    args: [],
    flags: [
      {name: 'app', short: 'a', type: 'name', placeholder: 'APP', description: 'Show only machines of this app.'},
      stateFilter('machine'),
      labelFilter,
    ],
    examples: [
      {line: 'aloft machine list', description: 'List the machines in the current namespace.'},
      {line: 'aloft m list --app hello --state running', description: "List one app's running machines."},
      {
        line: 'aloft machines list --label team=web --output json',
        description: 'List the machines that have a label, for a script.',
      },
    ],
    output: defineColumns('machine', machineColumns),
    errors: ['app_not_found'],
  },
  {
    path: ['machine', 'get'],
    group: 'machine',
    summary: 'Show a machine.',
    description: 'Show every field of the machine. For scripts, use `--output json`.',
    args: [machine],
    flags: [],
    examples: [
      {line: 'aloft machine get hello-1', description: 'Show a machine by name.'},
      {line: 'aloft machine get m-4k2jq7xw3a --output json', description: 'Show a machine by ID, as JSON.'},
    ],
    output: defineColumns('machine', {
      ID: 'id',
      NAME: 'name',
      APP: 'app',
      STATE: 'state',
      RELEASE: 'release',
      IMAGE: 'image',
      REGION: 'region',
      VCPUS: 'vcpus',
      MEMORY: 'memory',
      RESTART: 'restart',
      RESTARTS: 'restarts',
      'FLASH MODE': 'flash.mode',
      'IDLE TIMEOUT': 'flash.idleTimeout',
      'SNAPSHOT AT': 'flash.snapshotAt',
      'HELD UNTIL': 'heldUntil',
      WAKES: 'wakes',
      IPV4: 'addresses.ipv4',
      IPV6: 'addresses.ipv6',
      VOLUMES: 'volumes',
      AGE: 'createdAt',
    }),
    errors: ['machine_not_found'],
  },
  {
    path: ['machine', 'create'],
    group: 'machine',
    summary: 'Create a standalone machine.',
    description:
      'Create a standalone machine and start it. A machine that you create directly is not replaced when it fails, does not have secrets, and cannot be reached through a service. For anything that serves requests, use an app.',
    args: [newNameArgument('machine')],
    flags: [
      {name: 'image', short: 'i', type: 'image', required: true, description: 'Image to run.'},
      ...machineFlags,
      {
        name: 'volume',
        type: 'name',
        requires: ['mount'],
        placeholder: 'VOLUME',
        description: 'Volume to attach before the machine starts.',
      },
      {name: 'mount', type: 'mountPath', requires: ['volume'], description: 'Mount path of the volume.'},
      {
        name: 'start',
        type: 'boolean',
        default: 'true',
        description: 'Start the machine. With `--no-start`, it stays `created`.',
      },
      labelSetter,
      ...waitFlags('the machine is running', '2m'),
    ],
    examples: [
      {
        line: 'aloft machine create scratch --image debian:13 --command "sleep infinity"',
        description: 'Create a machine for an experiment.',
      },
      {
        line: 'aloft machine create db --image postgres:18 --vcpus 2 --memory 2Gi --volume data --mount /var/lib/postgresql',
        description: 'Create a machine with a volume.',
      },
      {
        line: 'aloft machine create batch --image registry.aloft.example/acme/batch:7 --restart never --env INPUT=march --no-start --no-wait',
        description: 'Create a machine for a job without starting it.',
      },
      {
        line: 'aloft machine create probe --image registry.aloft.example/acme/probe:1 --health-port 9000 --health-path /healthz --flash-mode auto --idle-timeout 30s --label team=web --timeout 5m',
        description: 'Create a machine that goes to standby when it is idle.',
      },
    ],
    output: defineColumns('machine', machineColumns),
    errors: [
      'name_taken',
      'quota_exceeded',
      'image_not_found',
      'image_too_large',
      'image_unsupported',
      'environment_too_large',
      'volume_not_found',
      'volume_attached',
      'healthcheck_timeout',
      'wait_timeout',
    ],
  },
  {
    path: ['machine', 'start'],
    group: 'machine',
    summary: 'Start a machine that is created, stopped, or failed.',
    description: 'Boot the machine from its image. Earlier memory contents are lost; attached volumes keep their data.',
    args: [machine],
    flags: waitFlags('the machine is running', '2m'),
    examples: [
      {line: 'aloft machine start hello-1', description: 'Start a machine and wait until it runs.'},
      {line: 'aloft machine start batch --no-wait', description: 'Start a machine and return immediately.'},
      {line: 'aloft machine start hello-1 --timeout 5m', description: 'Wait longer for a slow start.'},
    ],
    output: defineColumns('machine', stateColumns),
    errors: [
      'machine_not_found',
      'state_conflict',
      'quota_exceeded',
      'app_suspended',
      'healthcheck_timeout',
      'wait_timeout',
    ],
  },
  {
    path: ['machine', 'stop'],
    group: 'machine',
    summary: 'Stop a machine.',
    description:
      'Send the process the stop signal (SIGTERM unless the image sets `STOPSIGNAL`), and SIGKILL after the grace period. A machine on standby stops without waking, and its snapshot is deleted.',
    args: [machine],
    flags: [graceFlag, ...waitFlags('the machine is stopped', '2m')],
    examples: [
      {line: 'aloft machine stop hello-1', description: 'Stop a machine.'},
      {line: 'aloft machine stop db --grace 1m', description: 'Allow a database one minute to shut down.'},
      {line: 'aloft machine stop hello-1 --no-wait', description: 'Start the operation and return immediately.'},
      {line: 'aloft machine stop db --grace 5m --timeout 6m', description: 'Wait longer than the grace period.'},
    ],
    output: defineColumns('machine', stateColumns),
    errors: ['machine_not_found', 'state_conflict', 'wait_timeout'],
  },
  {
    path: ['machine', 'restart'],
    group: 'machine',
    summary: 'Restart a machine.',
    description:
      'Same as `stop` followed by `start`. Memory contents and the snapshot are lost; attached volumes keep their data.',
    args: [machine],
    flags: [graceFlag, ...waitFlags('the machine is running', '2m')],
    examples: [
      {line: 'aloft machine restart hello-1', description: 'Restart a machine.'},
      {line: 'aloft machine restart hello-1 --grace 30s', description: 'Restart a machine with a longer grace period.'},
      {line: 'aloft machine restart hello-1 --no-wait', description: 'Return immediately.'},
      {line: 'aloft machine restart hello-1 --timeout 5m', description: 'Wait longer for a slow start.'},
    ],
    output: defineColumns('machine', stateColumns),
    errors: ['machine_not_found', 'state_conflict', 'healthcheck_timeout', 'wait_timeout'],
  },
  {
    path: ['machine', 'flash'],
    group: 'machine',
    summary: 'Flash a running machine and put it on standby.',
    description:
      'Write memory and device state to a snapshot, and release CPU and memory without waiting for the idle timeout. Open connections are closed.',
    args: [machine],
    flags: waitFlags('the machine is on standby', '1m'),
    examples: [
      {line: 'aloft machine flash hello-1', description: 'Put a machine on standby now.'},
      {line: 'aloft machine flash hello-1 --no-wait', description: 'Start the operation and return immediately.'},
      {
        line: 'aloft machine flash hello-1 --timeout 5m',
        description: 'Wait longer for a machine with a lot of memory.',
      },
    ],
    output: defineColumns('machine', stateColumns),
    errors: ['machine_not_found', 'state_conflict', 'machine_held', 'flash_disabled', 'wait_timeout'],
  },
  {
    path: ['machine', 'wake'],
    group: 'machine',
    summary: 'Wake a machine that is on standby.',
    description: 'Restore the machine from its snapshot, as a request would.',
    args: [machine],
    flags: waitFlags('the machine is running', '30s'),
    examples: [
      {line: 'aloft machine wake hello-1', description: 'Wake a machine before a demonstration.'},
      {line: 'aloft machine wake hello-1 --no-wait', description: 'Wake a machine and return immediately.'},
      {line: 'aloft machine wake hello-1 --timeout 1m', description: 'Wait up to one minute.'},
    ],
    output: defineColumns('machine', stateColumns),
    errors: ['machine_not_found', 'state_conflict', 'quota_exceeded', 'wait_timeout'],
  },
  {
    path: ['machine', 'delete'],
    group: 'machine',
    summary: 'Delete a machine and its snapshot.',
    description:
      'Volumes are detached and kept. To stop and delete a running machine, add `--force`. An app replaces a deleted machine.',
    args: [machine],
    flags: [
      {
        name: 'force',
        type: 'boolean',
        default: 'false',
        description: 'Stop the machine first if it is running, and delete it even if an app will replace it.',
      },
    ],
    examples: [
      {line: 'aloft machine delete scratch --yes', description: 'Delete a machine that is stopped or on standby.'},
      {
        line: 'aloft machine delete hello-1 --force --yes',
        description: "Delete an app's machine, which the app replaces.",
      },
    ],
    confirms: true,
    errors: ['machine_not_found', 'state_conflict', 'machine_managed'],
  },
  ...machineAccessCommands,
];
