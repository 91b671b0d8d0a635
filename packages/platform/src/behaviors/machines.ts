import {statedOn} from './types';

/** Life of a machine: scale, standby, snapshots, and what the process sees. */
export const machineBehaviors = {
  ...statedOn(['resources/apps', 'resources/machines'], {
    'minimum-runs': 'At least `scale.min` machines of a live app run.',
  }),
  ...statedOn(['resources/apps'], {
    'maximum-is-kept': 'An app has at most `scale.max` machines, apart from those that a deploy replaces.',
    'scale-up-wakes-first': 'When the minimum rises, machines on standby wake before new ones boot.',
    'app-without-machine-is-failed': 'An app is `failed` if none of its machines can serve requests.',
  }),
  ...statedOn(['resources/machines'], {
    'minimum-stays-awake': 'A machine that the minimum needs is flashed on request, but keeps running.',
    'idle-machine-sleeps': 'A machine goes to standby when it has been idle for `flash.idleTimeout`.',
    'held-machine-stays-awake': 'A held machine does not go to standby until the hold is released or expires.',
    'stop-discards-snapshot': "A stop, a restart, or a failure discards the machine's snapshot.",
    'compute-billed-by-state':
      'Machines that are on standby, stopped, failed, or created do not count toward the vCPU and memory quota.',
    'transitions-are-listed': 'A resource changes only along the transitions in its state table.',
    'app-machines-are-managed': "An app's machine cannot be stopped or deleted by hand.",
    'hostname-is-name':
      "A machine's hostname is its name, which stays the same when a machine with a volume is replaced.",
  }),
  ...statedOn(['advanced/architecture', 'resources/machines'], {
    'busy-machine-stays-awake': 'A machine with a request in flight or an open connection does not go to standby.',
    'first-snapshot-while-serving':
      'In the `auto` mode, the first snapshot is written when the health check first passes, and the machine keeps running.',
    'standby-replaces-snapshot': 'Each standby replaces the snapshot with a new one.',
  }),
  ...statedOn(['resources/machines', 'security'], {
    'flash-off-means-awake': 'With `flash.mode: off`, a machine has no snapshot and never goes to standby.',
    'secrets-need-an-app':
      "An app's machines get its secrets, and so do its one-off machines; a machine without an app gets none.",
  }),
  ...statedOn(['advanced/architecture', 'advanced/takeoff'], {
    'wake-continues-process': 'A wake continues the process: the machine does not boot again, and logs a single line.',
  }),
  ...statedOn(['advanced/architecture', 'index'], {
    'request-wakes-machine': 'A request to an app on standby wakes a machine and gets its response.',
  }),
  ...statedOn(['advanced/ignitiond'], {
    'environment-order':
      "The process gets the image's variables, the app's variables, and its secrets; the later source wins.",
  }),
  ...statedOn(
    ['advanced/ignitiond'],
    {'socket-opens-first': 'The control socket opens before the process starts.'},
    'The simulator has no processes that could call the socket while they start.',
  ),
  ...statedOn(['advanced/ignitiond', 'building-and-deploying/deploying', 'resources/services'], {
    'drain-before-stop':
      'A machine that retires does not get new requests, finishes those in flight for at most `stopGrace`, and then receives the stop signal.',
  }),
  ...statedOn(
    ['advanced/ignitiond'],
    {
      'restart-backs-off':
        'The delay before a restart doubles up to its maximum, and resets when the process has run long enough.',
    },
    'A simulated process exits only at its start.',
  ),
  ...statedOn(
    ['advanced/manual-flash-mode', 'resources/machines'],
    {'monotonic-timers-continue': 'Timers on the monotonic clock continue after a wake with the time they had left.'},
    'The simulator has no processes with timers; the guides test them.',
  ),
  ...statedOn(
    ['resources/machines'],
    {
      'snapshot-belongs-to-host':
        'A snapshot belongs to a host: if the host fails, is full, or is drained, the machine boots from the image on another host.',
    },
    'The simulator has no hosts.',
  ),
  ...statedOn(
    ['advanced/ignitiond', 'building-and-deploying/deploying', 'resources/machines'],
    {
      'check-uses-private-address':
        "A health check connects to the machine's private IPv4 address and sends `Host: localhost`.",
    },
    'Simulated processes do not listen on addresses; the examples test it.',
  ),
};
