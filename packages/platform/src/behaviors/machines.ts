import type {Behavior} from './types';

const MACHINES = 'resources/machines';
const ARCHITECTURE = 'advanced/architecture';
const IGNITIOND = 'advanced/ignitiond';

/** Life of a machine: scale, standby, snapshots, and what the process sees. */
export const machineBehaviors = {
  'minimum-runs': {
    sentence: 'At least `scale.min` machines of a live app run.',
    pages: ['resources/apps', MACHINES],
  },
  'maximum-is-kept': {
    sentence: 'An app has at most `scale.max` machines, apart from those that a deploy replaces.',
    pages: ['resources/apps'],
  },
  'minimum-stays-awake': {
    sentence: 'A machine that the minimum needs is flashed on request, but keeps running.',
    pages: [MACHINES],
  },
  'scale-up-wakes-first': {
    sentence: 'When the minimum rises, machines on standby wake before new ones boot.',
    pages: ['resources/apps'],
  },
  'idle-machine-sleeps': {
    sentence: 'A machine goes to standby when it has been idle for `flash.idleTimeout`.',
    pages: [MACHINES],
  },
  'busy-machine-stays-awake': {
    sentence: 'A machine with a request in flight or an open connection does not go to standby.',
    pages: [ARCHITECTURE, MACHINES],
  },
  'held-machine-stays-awake': {
    sentence: 'A held machine does not go to standby until the hold is released or expires.',
    pages: [MACHINES],
  },
  'flash-off-means-awake': {
    sentence: 'With `flash.mode: off`, a machine has no snapshot and never goes to standby.',
    pages: [MACHINES, 'security'],
  },
  'first-snapshot-while-serving': {
    sentence:
      'In the `auto` mode, the first snapshot is written when the health check first passes, and the machine keeps running.',
    pages: [ARCHITECTURE, MACHINES],
  },
  'standby-replaces-snapshot': {
    sentence: 'Each standby replaces the snapshot with a new one.',
    pages: [ARCHITECTURE, MACHINES],
  },
  'stop-discards-snapshot': {
    sentence: "A stop, a restart, or a failure discards the machine's snapshot.",
    pages: [MACHINES],
  },
  'wake-continues-process': {
    sentence: 'A wake continues the process: the machine does not boot again, and logs a single line.',
    pages: [ARCHITECTURE, 'advanced/takeoff'],
  },
  'request-wakes-machine': {
    sentence: 'A request to an app on standby wakes a machine and gets its response.',
    pages: [ARCHITECTURE, 'index'],
  },
  'compute-billed-by-state': {
    sentence:
      'Machines that are on standby, stopped, failed, or created do not count toward the vCPU and memory quota.',
    pages: [MACHINES],
  },
  'transitions-are-listed': {
    sentence: 'A resource changes only along the transitions in its state table.',
    pages: [MACHINES],
  },
  'app-machines-are-managed': {
    sentence: "An app's machine cannot be stopped or deleted by hand.",
    pages: [MACHINES],
  },
  'app-without-machine-is-failed': {
    sentence: 'An app is `failed` if none of its machines can serve requests.',
    pages: ['resources/apps'],
  },
  'environment-order': {
    sentence: "The process gets the image's variables, the app's variables, and its secrets; the later source wins.",
    pages: [IGNITIOND],
  },
  'secrets-need-an-app': {
    sentence: "An app's machines get its secrets, and so do its one-off machines; a machine without an app gets none.",
    pages: [MACHINES, 'security'],
  },
  'hostname-is-name': {
    sentence: "A machine's hostname is its name, which stays the same when a machine with a volume is replaced.",
    pages: [MACHINES],
  },
  'socket-opens-first': {
    sentence: 'The control socket opens before the process starts.',
    pages: [IGNITIOND],
    textOnly: 'The simulator has no processes that could call the socket while they start.',
  },
  'drain-before-stop': {
    sentence:
      'A machine that retires does not get new requests, finishes those in flight for at most `stopGrace`, and then receives the stop signal.',
    pages: [IGNITIOND, 'building-and-deploying/deploying', 'resources/services'],
  },
  'restart-backs-off': {
    sentence: 'The delay before a restart doubles up to its maximum, and resets when the process has run long enough.',
    pages: [IGNITIOND],
    textOnly: 'A simulated process exits only at its start.',
  },
  'monotonic-timers-continue': {
    sentence: 'Timers on the monotonic clock continue after a wake with the time they had left.',
    pages: ['advanced/manual-flash-mode', MACHINES],
    textOnly: 'The simulator has no processes with timers; the guides test them.',
  },
  'snapshot-belongs-to-host': {
    sentence:
      'A snapshot belongs to a host: if the host fails, is full, or is drained, the machine boots from the image on another host.',
    pages: [MACHINES],
    textOnly: 'The simulator has no hosts.',
  },
  'check-uses-private-address': {
    sentence: "A health check connects to the machine's private IPv4 address and sends `Host: localhost`.",
    pages: [IGNITIOND, 'building-and-deploying/deploying', MACHINES],
    textOnly: 'Simulated processes do not listen on addresses; the examples test it.',
  },
} as const satisfies Record<string, Behavior>;
