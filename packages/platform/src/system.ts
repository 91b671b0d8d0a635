import {limits} from './limits';

export {commonMetricLabels, durationBuckets, findMetric, type Metric, metrics} from './metrics';

/** Makes a region from its place and the last numbers of its addresses. */
const regionOf = (
  id: string,
  [city, country, continent]: readonly [string, string, string],
  edge: number,
  outbound: number,
) => ({
  id,
  city,
  country,
  continent,
  /** IP addresses of the region's edge proxies, which never change, so that A and AAAA records can use them. */
  edge: {ipv4: `203.0.113.${edge}`, ipv6: `2001:db8:${edge}::1`},
  /** Source IPv4 addresses of connections from the region's machines to the internet. All namespaces share them. */
  outbound: [`198.51.100.${outbound}`, `198.51.100.${outbound + 1}`],
});

export type Region = ReturnType<typeof regionOf>;

/** Regions in which namespaces can be created. */
export const regions: readonly Region[] = [
  regionOf('eu-central', ['Frankfurt', 'Germany', 'Europe'], 51, 10),
  regionOf('eu-north', ['Stockholm', 'Sweden', 'Europe'], 30, 20),
  regionOf('us-east', ['Ashburn', 'United States', 'North America'], 41, 30),
  regionOf('us-west', ['Portland', 'United States', 'North America'], 142, 40),
  regionOf('ap-southeast', ['Singapore', 'Singapore', 'Asia Pacific'], 59, 50),
];

export const defaultRegion = 'eu-central';

export const regionIds: readonly string[] = regions.map((region) => region.id);

export function findRegion(id: string): Region | undefined {
  return regions.find((region) => region.id === id);
}

/** Scopes of deploy tokens with their permissions, the narrowest first. Each includes the ones before it. */
export const tokenScopes = {
  read: 'List and get every resource of the namespace, and read logs and metrics. Secret values are never shown.',
  deploy:
    'Everything that `read` allows, plus the permission to build and deploy; create and change apps, machines, services, volumes, and certificates; set secrets; and run one-off tasks.',
  admin:
    'Everything that `deploy` allows, plus the permission to delete resources, run commands in running machines, copy files, forward ports, read the audit log, and create tokens for the namespace.',
} as const;

/** Names of the scopes, the narrowest first. */
export const scopeNames = Object.keys(tokenScopes) as readonly (keyof typeof tokenScopes)[];

/** A personal token has its owner's permissions; a deploy token is limited to a namespace and to scopes. */
export const tokenKinds = ['personal', 'deploy'] as const;

/** Events of the control socket: when each is sent, its data as JSON, and the recommended reaction of a process. */
export const controlEvents: Readonly<
  Record<string, {readonly when: string; readonly data: string; readonly advice: string}>
> = {
  flashing: {
    when: `Sent before the process is paused for standby. The pause follows after ${limits['flash-grace'].text}, or as soon as the process sends \`POST /v1/ready\`.`,
    data: '{"reason":"idle"}',
    advice: 'Close connections to other hosts, save data that must not be lost, and send `POST /v1/ready`.',
  },
  woken: {
    when: 'Sent when the processes continue after a wake. By then, the clock is set and the random pool is reseeded.',
    data: '{"standbyFor":"3h"}',
    advice: 'Reconnect, discard expired data, and generate new random values.',
  },
  stopping: {
    when: 'Sent when the machine starts to stop. The stop signal follows when the requests in flight have finished.',
    data: '{"grace":"10s"}',
    advice: 'Finish requests in progress, and exit within the grace period.',
  },
};

/** What a process finds after a wake. */
export const survival: Readonly<Record<string, string>> = {
  'The memory of every process': 'Unchanged',
  'Open files and the writable overlay': 'Unchanged',
  Volumes: 'Unchanged and still attached',
  'Listening sockets': 'Open',
  'Established TCP connections': 'Closed: the next read or write fails',
  'Timers on the monotonic clock': 'Continue with the time they had left',
  'Wall clock': 'Set to the current time',
  'Kernel random pool': 'Reseeded',
};

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
