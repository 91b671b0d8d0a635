import type {StateMachine} from './states/types';

/** The life of a machine. Compute is billed in the states marked as billed. */
export const machineStates: StateMachine = {
  kind: 'machine',
  initial: ['created'],
  states: [
    {name: 'created', billed: false, meaning: 'The machine has a place and a configuration, and has not been started.'},
    {
      name: 'starting',
      billed: true,
      meaning:
        'The kernel boots, the root file system is mounted and the process starts. The machine is not yet healthy.',
    },
    {name: 'running', billed: true, meaning: 'The process runs and the health check passes.'},
    {
      name: 'flashing',
      billed: true,
      meaning: 'Memory and device state are written to a snapshot. The process is paused for that time.',
    },
    {
      name: 'standby',
      billed: false,
      meaning: 'CPU and memory are given back; the snapshot waits. The next request wakes the machine.',
    },
    {
      name: 'waking',
      billed: true,
      meaning: 'The machine is restored from its snapshot. Requests are held by the edge proxy.',
    },
    {name: 'stopping', billed: true, meaning: 'The process got the signal SIGTERM and has its grace period to end.'},
    {name: 'stopped', billed: false, meaning: 'The process ended. Memory is gone, attached volumes keep their data.'},
    {
      name: 'failed',
      billed: false,
      meaning: 'The machine could not start, be flashed or be woken, or its process ended and is not to be restarted.',
    },
    {name: 'deleting', billed: false, meaning: 'The machine and its snapshot are removed. Its volumes are detached.'},
  ],
  transitions: [
    {from: 'created', to: 'starting', cause: 'a deploy or `aloft machine start`'},
    {from: 'created', to: 'deleting', cause: '`aloft machine delete`'},
    {from: 'starting', to: 'running', cause: 'the health check passes'},
    {from: 'starting', to: 'failed', cause: 'the image cannot be started, or the health check does not pass in time'},
    {
      from: 'running',
      to: 'flashing',
      cause: 'no connection was open for `idleTimeout`, `POST /v1/flash`, or `aloft machine flash`',
    },
    {from: 'running', to: 'stopping', cause: '`aloft machine stop`, a new release, or scaling down'},
    {
      from: 'running',
      to: 'failed',
      cause: 'the process ends and the restart policy does not start it again, or the host fails',
    },
    {from: 'flashing', to: 'standby', cause: 'the snapshot is written'},
    {
      from: 'flashing',
      to: 'running',
      cause: 'a request arrives, or the machine is held, before the snapshot is written',
    },
    {from: 'flashing', to: 'failed', cause: 'the snapshot cannot be written'},
    {from: 'standby', to: 'waking', cause: 'a request, or `aloft machine wake`'},
    {from: 'standby', to: 'stopping', cause: '`aloft machine stop` or a new release'},
    {from: 'standby', to: 'deleting', cause: '`aloft machine delete`'},
    {from: 'waking', to: 'running', cause: 'the snapshot is restored'},
    {from: 'waking', to: 'failed', cause: 'the snapshot cannot be restored'},
    {from: 'stopping', to: 'stopped', cause: 'the process ends, at the latest by SIGKILL after the grace period'},
    {from: 'stopping', to: 'failed', cause: 'the host fails'},
    {from: 'stopped', to: 'starting', cause: '`aloft machine start`'},
    {from: 'stopped', to: 'deleting', cause: '`aloft machine delete`'},
    {from: 'failed', to: 'starting', cause: '`aloft machine start`, or the app tries again'},
    {from: 'failed', to: 'deleting', cause: '`aloft machine delete`'},
  ],
};
