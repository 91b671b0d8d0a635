import {limits} from '../limits';

/** An endpoint of the control socket: HTTP/1.1 over a Unix socket. */
export interface ControlEndpoint {
  /** Stable id, for anchors. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** Description: sentences. */
  readonly description: string;
  /** Request body as JSON, if any. */
  readonly request?: string;
  /** Status and body of a successful response. */
  readonly response: {readonly status: number; readonly body?: string};
  /** Other statuses, each with its condition. */
  readonly failures: readonly {readonly status: number; readonly when: string}[];
  /** The equivalent command of `ignitionctl`, the client in every machine. */
  readonly usage: string;
  /** Description of the command: a sentence. */
  readonly summary: string;
}

/** Endpoints of the control socket. */
export const controlEndpoints: readonly ControlEndpoint[] = [
  {
    id: 'status',
    method: 'GET',
    path: '/v1/status',
    usage: 'ignitionctl status',
    summary: 'Print the state of the machine as JSON.',
    failures: [],
    description: "Returns the machine's state and flash settings, when its hold ends, and how many times it has woken.",
    response: {
      status: 200,
      body: '{"id":"m-4k2jq7xw3a","state":"running","ready":true,"flash":{"mode":"manual","idleTimeout":"60s"},"heldUntil":null,"wakes":12}',
    },
  },
  {
    id: 'ready',
    method: 'POST',
    path: '/v1/ready',
    usage: 'ignitionctl ready',
    summary: 'Report that the process is ready.',
    description:
      'Reports that the process is ready to serve requests and to be flashed. This counts as passing the health check. With `flash.mode: manual`, the first snapshot is taken before the response is sent, and the process continues. After a `flashing` event, the call ends the grace period. Any other repeated call has no effect.',
    response: {status: 204},
    failures: [{status: 409, when: 'the machine is stopping'}],
  },
  {
    id: 'flash',
    method: 'POST',
    path: '/v1/flash',
    usage: 'ignitionctl flash',
    summary: 'Take a snapshot and go to standby.',
    description:
      'Takes a new snapshot and puts the machine on standby. If `scale.min` needs the machine, it continues to run after the snapshot. The response is sent before the process is paused.',
    response: {status: 202},
    failures: [
      {status: 403, when: '`flash.mode` is `off`'},
      {status: 409, when: 'the machine is held or not running'},
    ],
  },
  {
    id: 'hold',
    method: 'POST',
    path: '/v1/hold',
    usage: 'ignitionctl hold TTL',
    summary: 'Prevent the machine from going to standby for the specified time, such as `10m`.',
    request: '{"ttl":"10m"}',
    description: `Prevents the machine from going to standby until the hold is released or its TTL of at most ${limits['hold-max'].text} expires. A new hold replaces the previous one.`,
    response: {status: 200, body: '{"heldUntil":"2026-03-02T09:51:12Z"}'},
    failures: [
      {status: 400, when: 'the TTL is missing or out of range'},
      {status: 409, when: 'the machine is stopping'},
    ],
  },
  {
    id: 'release',
    method: 'DELETE',
    path: '/v1/hold',
    usage: 'ignitionctl release',
    summary: 'End the hold.',
    failures: [],
    description: 'Releases the hold. If the machine is not held, the call has no effect.',
    response: {status: 204},
  },
  {
    id: 'events',
    method: 'GET',
    path: '/v1/events',
    usage: 'ignitionctl events',
    summary: 'Print events, one per line, until interrupted.',
    failures: [],
    description:
      'Streams events in the server-sent events format until the connection is closed. The stream survives a flash and a wake because it does not leave the machine.',
    response: {
      status: 200,
      body: 'event: flashing\ndata: {"reason":"idle"}\n\nevent: woken\ndata: {"standbyFor":"3h"}\n',
    },
  },
];

/** An event of the control socket. */
export interface ControlEvent {
  readonly name: 'flashing' | 'woken' | 'stopping';
  /** When it is sent: a sentence. */
  readonly when: string;
  /** Its data as JSON. */
  readonly data: string;
  /** Recommended reaction of a process: a sentence. */
  readonly advice: string;
}

/** Events of the control socket. */
export const controlEvents: readonly ControlEvent[] = [
  {
    name: 'flashing',
    when: `Sent before the process is paused for standby. The pause follows after ${limits['flash-grace'].text}, or as soon as the process sends \`POST /v1/ready\`.`,
    data: '{"reason":"idle"}',
    advice: 'Close connections to other hosts, save data that must not be lost, and send `POST /v1/ready`.',
  },
  {
    name: 'woken',
    when: 'Sent when the processes continue after a wake. By then, the clock is set and the random pool is reseeded.',
    data: '{"standbyFor":"3h"}',
    advice: 'Reconnect, discard expired data, and generate new random values.',
  },
  {
    name: 'stopping',
    when: 'Sent when the machine starts to stop. The stop signal follows when the requests in flight have finished.',
    data: '{"grace":"10s"}',
    advice: 'Finish requests in progress, and exit within the grace period.',
  },
];

/** Changes for the process when its machine wakes, in order: sentences. */
export const afterWake = [
  'The wall clock is set to the present; the monotonic clock continues where it stopped.',
  "The kernel's random pool is reseeded.",
  'Your processes continue. They are frozen during the first two steps, so none of them reads an outdated time or random number.',
  'TCP connections to other hosts are closed: the next read or write on them fails.',
  'Timers on the monotonic clock continue with the time they had left. None expires during standby.',
  'The `woken` event is sent.',
] as const;
