import type {Volume} from '../state/types';
import type {Sample} from './Sample';

/** A volume's metrics; empty before its last change, because earlier sizes aren't stored. */
export function sampleVolume(volume: Volume, time: number): Sample[] {
  if (time < volume.updatedAt) return [];
  const labels = `volume=${volume.name}`;
  return [
    {metric: 'aloft_volume_used_bytes', labels, value: volume.usedBytes},
    {metric: 'aloft_volume_size_bytes', labels, value: volume.sizeBytes},
  ];
}
