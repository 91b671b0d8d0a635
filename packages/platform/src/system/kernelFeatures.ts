/** Features that are built into the kernel of every machine, by area. */
export const kernelAreas: Readonly<Record<string, string>> = {
  Devices: 'Virtio block, network, console, vsock, random number generator, and balloon; paravirtual clock',
  'File systems': 'EROFS, overlayfs, ext4, tmpfs, devtmpfs, proc, sysfs, devpts, FUSE, cgroup2',
  Networking: 'IPv4, IPv6, TCP with CUBIC and BBR, UDP, Unix sockets, TUN and TAP, veth, bridge, VLAN, WireGuard',
  'Packet filter': 'nftables, connection tracking, network address translation',
  Isolation: 'All namespace types, cgroups v2, seccomp, Landlock',
  Tracing: 'Perf events for software counters, eBPF, ftrace, kprobes',
  'Input and output': 'epoll, io_uring, inotify, fanotify, eventfd, splice',
};

// cspell:ignore bdev tracefs sockfs pipefs ramfs
const withDevice = new Set(['ext4', 'erofs', 'fuseblk']);

/** File systems in the order of `/proc/filesystems`; those without a device have `nodev` there. */
export const kernelFileSystems: readonly {readonly name: string; readonly device: boolean}[] =
  'sysfs tmpfs bdev proc cgroup2 devtmpfs tracefs sockfs bpf pipefs ramfs devpts ext4 erofs fuseblk fuse overlay'
    .split(' ')
    .map((name) => ({name, device: withDevice.has(name)}));

/** A limit that the kernel sets. */
export interface KernelSetting {
  /** Description of the limit. */
  readonly what: string;
  /** Its value in a machine. */
  readonly value: string;
  /** How to change it. */
  readonly change: string;
  /** File below `/proc/sys` that contains it, and the file's text. */
  readonly file?: {readonly path: string; readonly text: string};
}

/** Limits that the kernel of a machine sets. */
export const kernelSettings: readonly KernelSetting[] = [
  {
    what: 'Open files per process',
    value: 'Soft limit 65,536, hard limit 1,048,576',
    change: '`ulimit -n` or `setrlimit(2)` in your process',
  },
  {
    what: 'Processes and threads',
    value: "Grows with the machine's memory",
    change: 'Choose a machine with more memory',
  },
  {
    what: 'Pending connections per socket',
    value: '`net.core.somaxconn` is 4,096',
    change: '`sysctl`, as root',
    file: {path: '/proc/sys/net/core/somaxconn', text: '4096'},
  },
  {
    what: 'Local port range',
    value: '32,768 to 60,999',
    change: '`sysctl`, as root',
    file: {path: '/proc/sys/net/ipv4/ip_local_port_range', text: '32768\t60999'},
  },
  {
    what: 'TCP congestion control',
    value: 'CUBIC by default, BBR available',
    change: '`sysctl`, as root, or `TCP_CONGESTION` on a socket',
    file: {path: '/proc/sys/net/ipv4/tcp_available_congestion_control', text: 'reno cubic bbr'},
  },
  {
    what: 'Memory overcommit',
    value: 'Heuristic, mode 0',
    change: '`sysctl`, as root',
    file: {path: '/proc/sys/vm/overcommit_memory', text: '0'},
  },
];
