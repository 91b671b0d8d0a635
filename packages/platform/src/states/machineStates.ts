import {defineStates} from './types';

/** States of a machine. Compute is billed in the states marked as billed. */
export const machineStates = defineStates('machine', {
  initial: ['created'],
  billed: ['starting', 'running', 'flashing', 'waking', 'stopping'],
  states: {
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
  },
  transitions: {
    'created → starting': 'a deploy or `aloft machine start`',
    'created → deleting': '`aloft machine delete`',
    'starting → running': 'the health check passes',
    'starting → failed': 'the process exits, the health check does not pass in time, or the host fails',
    'starting → stopping': '`aloft machine stop`, a new release, or scaling down',
    'running → flashing':
      'the health check first passes, the idle timeout elapses, the process sends `POST /v1/flash`, or you run `aloft machine flash`',
    'running → stopping':
      '`aloft machine stop`, a new release, scaling down, host maintenance, or the process exits without an error and is not restarted',
    'running → failed': 'the process fails and is not restarted, or the host fails',
    'flashing → standby': 'the snapshot is written',
    'flashing → running':
      'the first snapshot is written, `scale.min` needs the machine, or a request or a hold arrives before the snapshot is written',
    'flashing → failed': 'the snapshot cannot be written, or the host fails',
    'standby → waking': 'a request, or `aloft machine wake`',
    'standby → stopping': '`aloft machine stop`, a new release, or host maintenance',
    'standby → failed': 'the host fails, and the snapshot is lost',
    'standby → deleting': '`aloft machine delete`',
    'waking → running': 'the snapshot is restored',
    'waking → failed': 'the snapshot cannot be restored, or the host fails',
    'stopping → stopped': 'the process exits, or is killed with SIGKILL after the grace period',
    'stopping → failed': 'the host fails',
    'stopped → starting': '`aloft machine start`',
    'stopped → deleting': '`aloft machine delete`',
    'failed → starting': '`aloft machine start`, or the platform boots it again',
    'failed → deleting': '`aloft machine delete`',
  },
});
