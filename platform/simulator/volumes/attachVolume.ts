import {CommandFailure} from '../failure';
import {findVolume} from '../resolve';
import {advanceTo} from '../state/advanceState';
import {changeState} from '../state/changeState';
import {DURATIONS} from '../state/durations';
import type {Machine, Namespace, SimulatorState, Volume} from '../state/types';

/** Attaches a volume to a machine, at a mount path, and waits until it is attached. */
export function attachVolume(draft: SimulatorState, volume: Volume, machine: Machine, path: string): void {
  if (volume.machine === machine.id) return;
  checkFree(volume);
  waitForVolume(draft, volume);
  changeState('volume', volume, 'attaching', draft.now);
  volume.machine = machine.id;
  volume.mount = path;
  volume.due = {to: 'attached', at: draft.now + DURATIONS.volumeAttaching};
  waitForVolume(draft, volume);
}

/** Fails if the volume is attached. */
export function checkFree(volume: Volume): void {
  if (volume.machine !== null)
    throw new CommandFailure('volume_attached', {name: volume.name, machine: volume.machine});
}

/** Attaches all volumes that the machine mounts. */
export function attachMounts(draft: SimulatorState, namespace: Namespace, machine: Machine): void {
  for (const mount of machine.mounts) {
    attachVolume(draft, findVolume(namespace, mount.volume), machine, mount.path);
  }
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
