import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import {nameArgument, waitFlags} from '../sharedFlags';
import {stateColumns} from './list';

export const machineFlash = defineCommand('machine flash', {
  access: 'deploy',
  summary: 'Flash a running machine and put it on standby.',
  description:
    'Write memory and device state to a snapshot, and release CPU and memory without waiting for the idle timeout. Open connections are closed.',
  args: [nameArgument('machine')],
  flags: waitFlags('the machine is on standby', '1m'),
  examples: {
    'aloft machine flash hello-1': 'Put a machine on standby now.',
    'aloft machine flash hello-1 --no-wait': 'Start the operation and return immediately.',
    'aloft machine flash hello-1 --timeout 5m': 'Wait longer for a machine with a lot of memory.',
  },
  output: defineColumns('machine', stateColumns),
  errors: ['machine_not_found', 'state_conflict', 'machine_held', 'flash_disabled', 'wait_timeout'],
  api: {
    id: 'flashMachine',
    request: 'POST /namespaces/{namespace}/machines/{machine}/flash',
    status: 202,
    result: 'machine',
  },
});

export const machineWake = defineCommand('machine wake', {
  access: 'deploy',
  summary: 'Wake a machine that is on standby.',
  description: 'Restore the machine from its snapshot, as a request would.',
  args: [nameArgument('machine')],
  flags: waitFlags('the machine is running', '30s'),
  examples: {
    'aloft machine wake hello-1': 'Wake a machine before a demonstration.',
    'aloft machine wake hello-1 --no-wait': 'Wake a machine and return immediately.',
    'aloft machine wake hello-1 --timeout 1m': 'Wait up to one minute.',
  },
  output: defineColumns('machine', stateColumns),
  errors: ['machine_not_found', 'state_conflict', 'quota_exceeded', 'wait_timeout'],
  api: {
    id: 'wakeMachine',
    request: 'POST /namespaces/{namespace}/machines/{machine}/wake',
    status: 202,
    result: 'machine',
  },
});
