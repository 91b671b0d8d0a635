import {formatSize} from '@aloft/platform/values';
import type {View} from '../context';
import {formatTime} from '../state/formatTime';
import type {Volume, VolumeSnapshot} from '../state/types';
import {viewTimes} from './viewApp';

/** A volume in the format of `-o json`. */
export function viewVolume(volume: Volume): View {
  return {
    name: volume.name,
    namespace: volume.namespace,
    state: volume.state,
    size: formatSize(volume.sizeBytes),
    used: formatSize(volume.usedBytes),
    machine: volume.machine,
    mount: volume.mount,
    region: volume.region,
    snapshots: volume.snapshots.length,
    ...viewTimes(volume),
  };
}

/** A snapshot in the format of `volume snapshot list -o json`. */
export function viewSnapshot(volume: Volume, snapshot: VolumeSnapshot): View {
  return {
    name: snapshot.name,
    namespace: volume.namespace,
    volume: volume.name,
    size: formatSize(snapshot.sizeBytes),
    createdAt: formatTime(snapshot.createdAt),
  };
}
