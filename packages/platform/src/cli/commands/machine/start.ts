import {limits} from '../../../limits';
import {manifestBounds} from '../../../manifest/fields';
import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import {nameArgument, waitFlags} from '../sharedFlags';
import {stateColumns} from './list';

const graceFlag = {
  name: 'grace',
  type: 'duration',
  ...manifestBounds('machine.stopGrace'),
  default: limits['stop-grace'].written,
  description: 'Grace period after the stop signal. When it elapses, the process is terminated with SIGKILL.',
} as const;

export const machineStart = defineCommand('machine start', {
  access: 'deploy',
  summary: 'Start a machine that is created, stopped, or failed.',
  description: 'Boot the machine from its image. Earlier memory contents are lost; attached volumes keep their data.',
  args: [nameArgument('machine')],
  flags: waitFlags('the machine is running', '2m'),
  examples: {
    'aloft machine start hello-1': 'Start a machine and wait until it runs.',
    'aloft machine start batch --no-wait': 'Start a machine and return immediately.',
    'aloft machine start hello-1 --timeout 5m': 'Wait longer for a slow start.',
  },
  output: defineColumns('machine', stateColumns),
  errors: [
    'machine_not_found',
    'state_conflict',
    'quota_exceeded',
    'app_suspended',
    'healthcheck_timeout',
    'wait_timeout',
  ],
  api: {
    id: 'startMachine',
    request: 'POST /namespaces/{namespace}/machines/{machine}/start',
    status: 202,
    result: 'machine',
  },
});

export const machineStop = defineCommand('machine stop', {
  access: 'deploy',
  summary: 'Stop a machine.',
  description:
    'Send the process the stop signal (SIGTERM unless the image sets `STOPSIGNAL`), and SIGKILL after the grace period. A machine on standby stops without waking, and its snapshot is deleted.',
  args: [nameArgument('machine')],
  flags: [graceFlag, ...waitFlags('the machine is stopped', '2m')],
  examples: {
    'aloft machine stop hello-1': 'Stop a machine.',
    'aloft machine stop db --grace 1m': 'Allow a database one minute to shut down.',
    'aloft machine stop hello-1 --no-wait': 'Start the operation and return immediately.',
    'aloft machine stop db --grace 5m --timeout 6m': 'Wait longer than the grace period.',
  },
  output: defineColumns('machine', stateColumns),
  errors: ['machine_not_found', 'state_conflict', 'wait_timeout'],
  api: {
    id: 'stopMachine',
    request: 'POST /namespaces/{namespace}/machines/{machine}/stop',
    status: 202,
    result: 'machine',
  },
});

export const machineRestart = defineCommand('machine restart', {
  access: 'deploy',
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
  output: defineColumns('machine', stateColumns),
  errors: [
    'machine_not_found',
    'state_conflict',
    'healthcheck_timeout',
    'wait_timeout',
    'quota_exceeded',
    'app_suspended',
  ],
  api: {
    id: 'restartMachine',
    request: 'POST /namespaces/{namespace}/machines/{machine}/restart',
    status: 202,
    result: 'machine',
  },
});
