import type {Context} from '../context';
import {checkQuota} from '../quota';
import {DURATIONS} from '../state/durations';
import type {Namespace, Volume} from '../state/types';
import {waitForVolume} from './attachVolume';

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
  const volume: Volume = {
    name,
    namespace: namespace.name,
    state: 'creating',
    createdAt: draft.now,
    updatedAt: draft.now,
    labels: {},
    due: {to: 'available', at: draft.now + DURATIONS.volumeCreating},
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
