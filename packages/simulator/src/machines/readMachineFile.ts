import {kernelFileSystems, kernelSettings} from '@aloft/platform/system';
import type {Machine} from '../state/types';

/**
 * Text of a simulated file in a machine, which shows its kernel or its mounts.
 *
 * @returns undefined for any other path
 */
export function readMachineFile(machine: Machine, path: string): readonly string[] | undefined {
  if (path === '/proc/filesystems')
    return kernelFileSystems.map(({name, device}) => `${device ? '' : 'nodev'}\t${name}`);
  if (path === '/proc/mounts') return listMounts(machine);
  const setting = kernelSettings.find(({file}) => file?.path === path)?.file;
  return setting && [setting.text];
}

function listMounts(machine: Machine): string[] {
  return [
    'overlay / overlay rw,relatime,lowerdir=/image,upperdir=/overlay/upper,workdir=/overlay/work 0 0',
    'devtmpfs /dev devtmpfs rw,nosuid 0 0',
    'devpts /dev/pts devpts rw,nosuid,noexec 0 0',
    'tmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0',
    'proc /proc proc rw,nosuid,nodev,noexec 0 0',
    'sysfs /sys sysfs rw,nosuid,nodev,noexec 0 0',
    'cgroup2 /sys/fs/cgroup cgroup2 rw,nosuid,nodev,noexec 0 0',
    'tmpfs /run tmpfs rw,nosuid,nodev 0 0',
    'initramfs /run/ignitiond ramfs ro,nosuid,nodev 0 0',
    ...machine.mounts.map(({path}, index) => `/dev/vd${'bcdefghij'[index] ?? 'z'} ${path} ext4 rw,relatime 0 0`),
  ];
}
