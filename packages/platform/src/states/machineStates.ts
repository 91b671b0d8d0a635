import {defineStates, type StateMachine} from './types';

/** States of a machine. Compute is billed in the states marked as billed. */
export const machineStates = {
  kind: 'machine',
  initial: ['created'],
  states: defineStates(['starting', 'running', 'flashing', 'waking', 'stopping'], {
    created: 'The machine is scheduled and configured, but has not been started.',
    starting:
      'The kernel boots, the root file system is mounted, and the process starts. The machine is not healthy yet.',
    running: 'The process runs and the health check passes.',
    flashing:
      'Memory and device state are written to a snapshot. The machine keeps serving requests during the first snapshot after a start. When it is flashed before standby, the process is paused.',
    standby:
      'CPU and memory are released. A new snapshot has replaced the previous one, and the next request wakes the machine from it.',
    waking: 'The machine is being restored from its newest snapshot, which is used only once. Requests are held.',
    stopping:
      'New requests go to other machines, and those in flight finish. Then the process receives the stop signal and has the grace period to exit.',
    stopped: 'The process has exited. Memory contents and the snapshot are lost; attached volumes keep their data.',
    failed: 'Starting, flashing, or waking the machine failed, or its process failed and was not restarted.',
    deleting: 'The machine and its snapshot are being deleted. Its volumes are detached.',
  }),
  transitions: [
    {from: 'created', to: 'starting', cause: 'a deploy or `aloft machine start`'},
    {from: 'created', to: 'deleting', cause: '`aloft machine delete`'},
    {from: 'starting', to: 'running', cause: 'the health check passes'},
    {
      from: 'starting',
      to: 'failed',
      cause: 'the process exits, the health check does not pass in time, or the host fails',
    },
    {from: 'starting', to: 'stopping', cause: '`aloft machine stop`, a new release, or scaling down'},
    {
      from: 'running',
      to: 'flashing',
      cause:
        'the health check first passes, the idle timeout elapses, the process sends `POST /v1/flash`, or you run `aloft machine flash`',
    },
    {
      from: 'running',
      to: 'stopping',
      cause:
        '`aloft machine stop`, a new release, scaling down, host maintenance, or the process exits without an error and is not restarted',
    },
    {
      from: 'running',
      to: 'failed',
      cause: 'the process fails and is not restarted, or the host fails',
    },
    {from: 'flashing', to: 'standby', cause: 'the snapshot is written'},
    {
      from: 'flashing',
      to: 'running',
      cause:
        'the first snapshot is written, `scale.min` needs the machine, or a request or a hold arrives before the snapshot is written',
    },
    {from: 'flashing', to: 'failed', cause: 'the snapshot cannot be written, or the host fails'},
    {from: 'standby', to: 'waking', cause: 'a request, or `aloft machine wake`'},
    {from: 'standby', to: 'stopping', cause: '`aloft machine stop`, a new release, or host maintenance'},
    {from: 'standby', to: 'failed', cause: 'the host fails, and the snapshot is lost'},
    {from: 'standby', to: 'deleting', cause: '`aloft machine delete`'},
    {from: 'waking', to: 'running', cause: 'the snapshot is restored'},
    {from: 'waking', to: 'failed', cause: 'the snapshot cannot be restored, or the host fails'},
    {from: 'stopping', to: 'stopped', cause: 'the process exits, or is killed with SIGKILL after the grace period'},
    {from: 'stopping', to: 'failed', cause: 'the host fails'},
    {from: 'stopped', to: 'starting', cause: '`aloft machine start`'},
    {from: 'stopped', to: 'deleting', cause: '`aloft machine delete`'},
    {from: 'failed', to: 'starting', cause: '`aloft machine start`, or the platform boots it again'},
    {from: 'failed', to: 'deleting', cause: '`aloft machine delete`'},
  ],
} as const satisfies StateMachine;
