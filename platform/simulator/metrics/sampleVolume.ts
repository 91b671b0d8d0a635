import type {Volume} from '../state/types';
import type {Sample} from './Sample';

/** The metrics of a volume; none before its last change, since earlier sizes are not kept. */
export function sampleVolume(volume: Volume, time: number): Sample[] {
  if (time < volume.updatedAt) return [];
  const labels = `volume=${volume.name}`;
  return [
    {metric: 'aloft_volume_used_bytes', labels, value: volume.usedBytes},
    {metric: 'aloft_volume_size_bytes', labels, value: volume.sizeBytes},
  ];
}
