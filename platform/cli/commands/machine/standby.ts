import {defineColumns} from '../../defineColumns';
import {defineCommand} from '../../defineCommand';
import {nameArgument, waitFlags} from '../sharedFlags';
import {stateColumns} from './list';

export const machineFlash = defineCommand({
  path: ['machine', 'flash'],
  group: 'machine',
  access: 'deploy',
  summary: 'Flash a running machine and put it on standby.',
  description:
    'Write memory and device state to a snapshot, and release CPU and memory without waiting for the idle timeout. Open connections are closed.',
  args: [nameArgument('machine')],
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
  api: {
    id: 'flashMachine',
    request: 'POST /namespaces/{namespace}/machines/{machine}/flash',
    status: 202,
    result: {kind: 'machine'},
  },
});

export const machineWake = defineCommand({
  path: ['machine', 'wake'],
  group: 'machine',
  access: 'deploy',
  summary: 'Wake a machine that is on standby.',
  description: 'Restore the machine from its snapshot, as a request would.',
  args: [nameArgument('machine')],
  flags: waitFlags('the machine is running', '30s'),
  examples: [
    {line: 'aloft machine wake hello-1', description: 'Wake a machine before a demonstration.'},
    {line: 'aloft machine wake hello-1 --no-wait', description: 'Wake a machine and return immediately.'},
    {line: 'aloft machine wake hello-1 --timeout 1m', description: 'Wait up to one minute.'},
  ],
  output: defineColumns('machine', stateColumns),
  errors: ['machine_not_found', 'state_conflict', 'quota_exceeded', 'wait_timeout'],
  api: {
    id: 'wakeMachine',
    request: 'POST /namespaces/{namespace}/machines/{machine}/wake',
    status: 202,
    result: {kind: 'machine'},
  },
});
