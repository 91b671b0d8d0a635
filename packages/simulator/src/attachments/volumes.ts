import type {Changes, Context} from '../context';
import {checkQuota, pick} from '../resources';
import {waitFor} from '../state/advanceState';
import {changeState, startResource} from '../state/lifecycle';
import type {App, Machine, Namespace, SimulatorState, Volume} from '../state/types';

/** Attaches a free volume to a machine, at a mount path, and waits until it is attached. */
export function attachVolume(draft: SimulatorState, volume: Volume, machine: Machine, mount: string): void {
  if (volume.machine === machine.id) return;
  waitFor(draft, volume);
  Object.assign(volume, {machine: machine.id, mount});
  changeState('volume', volume, 'attaching', draft.now);
  waitFor(draft, volume);
}

/** Fails if the volume is attached. */
export function checkFree({fail}: Context<'volume_attached'>, {name, machine}: Volume): void {
  if (machine !== null) fail('volume_attached', {name, machine});
}

/** Fails if a volume of an app is attached to a machine that isn't the app's. */
export function checkMounts({namespace: {volumes, machines}, fail}: Changes<'volume_attached'>, app: App): void {
  for (const {volume: name} of app.mounts) {
    const {machine = null} = pick(volumes, name) ?? {};
    if (machine !== null && pick(machines, machine)?.app !== app.name) fail('volume_attached', {name, machine});
  }
}

/** Attaches all volumes that the machine mounts. Returns false if one of them is attached to another machine. */
export function attachMounts(draft: SimulatorState, {volumes}: Namespace, machine: Machine): boolean {
  return machine.mounts.every((mount) => {
    const volume = pick(volumes, mount.volume);
    if (!volume || (volume.machine !== null && volume.machine !== machine.id)) return false;
    attachVolume(draft, volume, machine, mount.path);
    return true;
  });
}

export function detachVolume(draft: SimulatorState, volume: Volume): void {
  Object.assign(volume, {machine: null, mount: null});
  changeState('volume', volume, 'available', draft.now);
}

/** Space that an empty file system uses, in bytes. */
const EMPTY_BYTES = 24 * 1024;

/** Adds a volume. Unless `wait` is false, time passes until it is available. */
export function createVolume(context: Changes<'quota_exceeded'>, name: string, size: number, wait = true): Volume {
  const {draft, namespace} = context;
  checkQuota(context, 'volumes');
  const volume: Volume = {
    ...startResource('volume', context, name, 'creating'),
    size,
    used: EMPTY_BYTES,
    snapshotsTaken: 0,
    region: namespace.region,
    machine: null,
    mount: null,
    snapshots: [],
  };
  namespace.volumes[name] = volume;
  if (wait) waitFor(draft, volume);
  return volume;
}
