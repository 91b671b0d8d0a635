/** Values that appear in the log of a boot. */
export interface Boot {
  /** Wall-clock time, RFC 3339 in UTC. */
  readonly time: string;
  /** Volumes of the machine, in the order of the manifest. */
  readonly volumes: readonly {readonly name: string; readonly path: string}[];
}

/** Lines that a boot writes to the system log of its machine, in order. */
export function describeBoot({time, volumes}: Boot): readonly string[] {
  return [
    'takeoff: root: image mounted read-only (erofs)',
    'takeoff: root: overlay in memory',
    ...volumes.map(({name, path}) => `takeoff: volume ${name}: mounted at ${path} (ext4)`),
    `takeoff: clock: set to ${time}`,
    'takeoff: random: pool reseeded',
    'takeoff: exec: ignitiond',
    'ignitiond: network ready',
    'ignitiond: process started',
  ];
}

/** Line that a wake writes to the system log of its machine. */
export const wakeLogLine = 'ignitiond: woken: clock set, random pool reseeded';

/** A step of the boot that can fail. */
export interface BootFailure {
  /** Last line of the log. */
  readonly line: string;
  /** Cause: sentences. */
  readonly cause: string;
  /** Suggested fix: sentences. */
  readonly remedy: string;
}

/** Ways in which a boot can fail before the app's first log line. */
export const bootFailures: readonly BootFailure[] = [
  {
    line: 'takeoff: root: no EROFS superblock',
    cause: 'The image was not converted completely.',
    remedy: 'Deploy again to rebuild and reconvert the image.',
  },
  {
    line: 'takeoff: volume data: journal replay failed',
    cause: "The volume's file system is damaged.",
    remedy: '[Restore the volume](/docs/resources/volumes) from a snapshot.',
  },
  {
    line: 'takeoff: volume data: mount path is a file',
    cause: 'The image has a file where the manifest mounts a volume.',
    remedy: 'Change the mount path, or remove the file from the image.',
  },
  {
    line: 'takeoff: exec: ignitiond: out of memory',
    cause: 'The machine does not have enough memory for the overlay and the first process.',
    remedy: 'Increase `machine.memory` in the manifest and deploy.',
  },
];
