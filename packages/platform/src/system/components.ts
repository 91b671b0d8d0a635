/** A part of the platform. */
export interface PlatformComponent {
  readonly name: string;
  /** Location: a phrase. */
  readonly where: string;
  /** Description: sentences. */
  readonly description: string;
}

/** Parts of the platform, from the outside to the inside of a machine. */
export const components: readonly PlatformComponent[] = [
  {
    name: 'control plane',
    where: 'in each region',
    description:
      'Serves the API, schedules machines on hosts, builds images, manages certificates, and enforces quotas. Namespace names, custom hostnames, and tokens are replicated to every region, so that a hostname can move away from a region that is down.',
  },
  {
    name: 'edge proxy',
    where: 'in each region',
    description:
      'Terminates TLS, routes by hostname, holds a request until a machine is ready, and sends each request to the machine with the fewest in-flight requests.',
  },
  {
    name: 'host agent',
    where: 'on each host',
    description:
      'Starts, flashes, and restores machines, attaches volumes, and meters usage. Takes the role of the edge proxy for the private services that its machines call: resolves names, wakes machines, balances and measures requests, and holds connections.',
  },
  {
    name: 'hypervisor',
    where: 'on each host',
    description: 'Runs one KVM microVM per machine, with virtio devices only.',
  },
  {
    name: '`takeoff`',
    where: 'in the machine, at boot',
    description:
      'Boot helper in the initramfs. Mounts the read-only root (EROFS) with a writable overlay, mounts volumes, sets the clock, reseeds the random pool, and then executes `ignitiond` as PID 1.',
  },
  {
    name: '`ignitiond`',
    where: 'in the machine, as PID 1',
    description:
      'Starts and supervises the app process, forwards signals, reaps children, sets the environment and the user, runs health checks, ships logs, communicates with the host over vsock, and provides the control socket.',
  },
  {
    name: 'Linux kernel',
    where: 'in the machine',
    description: 'Long-term support series 6.12 with built-in drivers only. Modules cannot be loaded.',
  },
];

/** The kernel of every machine. */
export const kernel = {
  /** Current release, as `uname -r` prints it. */
  release: '6.12.94',
  /** Architecture, as `uname -m` prints it. */
  architecture: 'x86_64',
} as const;
