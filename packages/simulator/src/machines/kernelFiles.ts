// cspell:ignore bdev tracefs sockfs pipefs ramfs
import {refuse, type Reply} from '../context';
import type {Machine} from '../state/types';

/** File systems in the order of `/proc/filesystems`, and those of them that need a block device. */
const fileSystems =
  'sysfs tmpfs bdev proc cgroup2 devtmpfs tracefs sockfs bpf pipefs ramfs devpts ext4 erofs fuseblk fuse overlay';
const withDevice = ['ext4', 'erofs', 'fuseblk'];

/** Files that show the kernel, its settings, which are also in a table of the page on the kernel, and a machine's mounts. */
const files: Readonly<Record<string, (machine: Machine) => readonly string[]>> = {
  '/proc/filesystems': () =>
    fileSystems.split(' ').map((name) => `${withDevice.includes(name) ? '' : 'nodev'}\t${name}`),
  '/proc/mounts': ({mounts}) => [
    'overlay / overlay rw,relatime,lowerdir=/image,upperdir=/overlay/upper,workdir=/overlay/work 0 0',
    'devtmpfs /dev devtmpfs rw,nosuid 0 0',
    'devpts /dev/pts devpts rw,nosuid,noexec 0 0',
    'tmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0',
    'proc /proc proc rw,nosuid,nodev,noexec 0 0',
    'sysfs /sys sysfs rw,nosuid,nodev,noexec 0 0',
    'cgroup2 /sys/fs/cgroup cgroup2 rw,nosuid,nodev,noexec 0 0',
    'tmpfs /run tmpfs rw,nosuid,nodev 0 0',
    'ramfs /run/ignitiond ramfs ro,nosuid,nodev 0 0',
    ...mounts.map(({path}, index) => `/dev/vd${'bcdefghij'[index] ?? 'z'} ${path} ext4 rw,relatime 0 0`),
  ],
  '/proc/sys/net/core/somaxconn': () => ['4096'],
  '/proc/sys/net/ipv4/ip_local_port_range': () => ['32768\t60999'],
  '/proc/sys/net/ipv4/tcp_available_congestion_control': () => ['reno cubic bbr'],
  '/proc/sys/vm/overcommit_memory': () => ['0'],
};

/** `uname`, whose options `-v` and `-a` would print the date of the kernel's build. */
export function printKernel({name}: Machine, args: readonly string[]): Reply<never> {
  const values: Readonly<Record<string, string>> = {s: 'Linux', n: name, r: '6.12.94', m: 'x86_64', o: 'GNU/Linux'};
  const options = args.map((arg) => /^-([a-z]+)$/.exec(arg)?.[1] ?? '?').join('') || 's';
  if ([...options].some((option) => !Object.hasOwn(values, option)))
    return refuse(`uname is simulated with -${Object.keys(values).join(', -')} only`);
  const printed = Object.entries(values).filter(([option]) => options.includes(option));
  return {raw: [printed.map(([, value]) => value).join(' ')]};
}

/** `cat` with the files that show a machine's kernel or its mounts. */
export function printFiles(machine: Machine, paths: readonly string[]): Reply<never> {
  if (paths.length === 0) return refuse('cat is simulated with files only');
  const unknown = paths.find((path) => !Object.hasOwn(files, path));
  if (unknown !== undefined) return refuse(`the file ${unknown.slice(0, 80)} is not simulated in a machine`);
  return {raw: paths.flatMap((path) => files[path]!(machine))};
}
