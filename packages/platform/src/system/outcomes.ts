/** How a machine starts after an event, and what becomes of its memory. */
export const starts: readonly {readonly event: string; readonly start: string; readonly memory: string}[] = [
  {event: 'A request to a machine on standby', start: 'Wakes from its snapshot', memory: 'Kept'},
  {event: 'A deploy or a rollback', start: 'Boots from the image', memory: 'Lost'},
  {event: 'A scale-out', start: 'Boots from the image', memory: 'None'},
  {event: 'A restart, or a start after a stop', start: 'Boots from the image', memory: 'Lost'},
  {event: 'A failure of the machine or its host', start: 'Boots from the image', memory: 'Lost'},
  {
    event: 'A host that is drained for maintenance, or that is full when a machine on standby must wake',
    start: 'Boots from the image on another host',
    memory: 'Lost',
  },
];

/** What a process finds after a wake. */
export const survival: readonly {readonly state: string; readonly afterWake: string}[] = [
  {state: 'The memory of every process', afterWake: 'Unchanged'},
  {state: 'Open files and the writable overlay', afterWake: 'Unchanged'},
  {state: 'Volumes', afterWake: 'Unchanged and still attached'},
  {state: 'Listening sockets', afterWake: 'Open'},
  {state: 'Established TCP connections', afterWake: 'Closed: the next read or write fails'},
  {state: 'Timers on the monotonic clock', afterWake: 'Continue with the time they had left'},
  {state: 'Wall clock', afterWake: 'Set to the current time'},
  {state: 'Kernel random pool', afterWake: 'Reseeded'},
];

/** What happens when a part of the platform fails: sentences. */
export const failures: Readonly<Record<string, string>> = {
  'Your process exits':
    '`ignitiond` restarts it according to `machine.restart`. If its health check has not passed yet, the start fails instead.',
  'The health check fails `retries` times':
    'The proxy stops sending requests to the machine, and `ignitiond` restarts the process.',
  'A wake fails':
    'The machine changes to `failed`, and the platform boots it again from the image. Requests are held until the machine is running, with the same time limit as for a wake.',
  'A host fails':
    "When the control plane loses contact with the host, it revokes the host's access to the volumes, so that a host that is only disconnected cannot write to them. The scheduler then boots the host's machines, including those on standby, from the image on other hosts and attaches the volumes there. Memory and snapshots are lost.",
  'A host needs maintenance':
    'The platform announces the maintenance to each process with the `stopping` event, lets the requests in flight finish, and boots the machine from the image on another host. Snapshots belong to a host and a processor model, so a machine on standby also boots from the image when it is next needed.',
  'No host has room for a machine':
    'Deploys, scale-outs, and boots wait, and requests are held with the usual time limit. If an app must not depend on free capacity, increase `scale.min`.',
  'The control plane is unavailable':
    'Running machines keep serving requests, and machines on standby still wake. You cannot deploy or change resources in the region until the control plane is available again. Only a hostname can [move to another region](/docs/resources/volumes#host-and-region-failures).',
};
