import type {Context} from '../context';
import {checkQuota, pick} from '../resources';
import {advanceTo} from '../state/advanceState';
import {changeState, DURATIONS, startResource} from '../state/lifecycle';
import type {App, Machine, Namespace, SimulatorState, Volume} from '../state/types';

/** Attaches a free volume to a machine, at a mount path, and waits until it is attached. */
export function attachVolume(draft: SimulatorState, volume: Volume, machine: Machine, path: string): void {
  if (volume.machine === machine.id) return;
  waitForVolume(draft, volume);
  changeState('volume', volume, 'attaching', draft.now);
  volume.machine = machine.id;
  volume.mount = path;
  volume.due = {to: 'attached', at: draft.now + DURATIONS.volumeAttaching};
  waitForVolume(draft, volume);
}

/** Fails if the volume is attached. */
export function checkFree({fail}: Context<'volume_attached'>, volume: Volume): void {
  if (volume.machine !== null) fail('volume_attached', {name: volume.name, machine: volume.machine});
}

/** Fails if a volume of an app is attached to a machine that isn't the app's. */
export function checkMounts({fail}: Context<'volume_attached'>, namespace: Namespace, app: App): void {
  for (const mount of app.mounts) {
    const {machine = null} = pick(namespace.volumes, mount.volume) ?? {};
    if (machine !== null && pick(namespace.machines, machine)?.app !== app.name)
      fail('volume_attached', {name: mount.volume, machine});
  }
}

/** Attaches all volumes that the machine mounts. Returns false if one of them is attached to another machine. */
export function attachMounts(draft: SimulatorState, namespace: Namespace, machine: Machine): boolean {
  return machine.mounts.every((mount) => {
    const volume = pick(namespace.volumes, mount.volume);
    if (!volume || (volume.machine !== null && volume.machine !== machine.id)) return false;
    attachVolume(draft, volume, machine, mount.path);
    return true;
  });
}

/** Detaches a volume. */
export function detachVolume(draft: SimulatorState, volume: Volume): void {
  volume.machine = null;
  volume.mount = null;
  changeState('volume', volume, 'available', draft.now);
  volume.due = null;
}

/** Advances time until the volume's pending operation has finished. */
export function waitForVolume(draft: SimulatorState, volume: Volume): void {
  if (volume.due) advanceTo(draft, volume.due.at);
}

/** Space that an empty file system uses, in bytes. */
const EMPTY_BYTES = 24 * 1024;

/** Adds a volume. Unless `wait` is false, time passes until it is available. */
export function createVolume(
  context: Context<'quota_exceeded'>,
  namespace: Namespace,
  name: string,
  sizeBytes: number,
  wait = true,
): Volume {
  const {draft} = context;
  checkQuota(context, namespace, 'volumes');
  const due = {to: 'available', at: draft.now + DURATIONS.volumeCreating} as const;
  const volume: Volume = {
    ...startResource<'volume'>(draft, namespace, name, 'creating', due),
    sizeBytes,
    usedBytes: EMPTY_BYTES,
    snapshotsTaken: 0,
    region: namespace.region,
    machine: null,
    mount: null,
    snapshots: [],
  };
  namespace.volumes[name] = volume;
  if (wait) waitForVolume(draft, volume);
  return volume;
}
