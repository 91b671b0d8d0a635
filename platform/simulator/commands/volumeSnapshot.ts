import type {Context, Handler, Reply} from '../context';
import {CommandFailure} from '../failure';
import {checkSnapshots} from '../quota';
import {findVolume, text} from '../resolve';
import type {Volume, VolumeSnapshot} from '../state/types';
import {viewSnapshot} from '../views/viewVolume';

export const volumeSnapshotCommands: Record<string, Handler> = {
  'volume snapshot create': createSnapshot,
  'volume snapshot list': (context) => {
    const volume = chosenVolume(context);
    return {
      views: [...volume.snapshots].reverse().map((snapshot) => viewSnapshot(volume, snapshot)),
      empty: 'No snapshots.',
    };
  },
  'volume snapshot delete': deleteSnapshot,
};

/** The volume that a command names. */
export function chosenVolume(context: Context): Volume {
  return findVolume(context.namespace(), text(context, 'VOLUME') ?? text(context, 'NAME') ?? '');
}

/** Next free name: `snap-` and a number. */
function freeSnapshotName(volume: Volume): string {
  for (let number = volume.snapshotsTaken; ; number += 1) {
    const name = `snap-${number}`;
    if (!volume.snapshots.some((snapshot) => snapshot.name === name)) return name;
  }
}

function createSnapshot(context: Context): Reply {
  const {draft} = context;
  const volume = chosenVolume(context);
  volume.snapshotsTaken += 1;
  const name = text(context, 'SNAPSHOT') ?? freeSnapshotName(volume);
  if (volume.snapshots.some((snapshot) => snapshot.name === name)) {
    throw new CommandFailure('name_taken', {namespace: volume.namespace, kind: 'a snapshot', name});
  }
  checkSnapshots(volume);
  const snapshot: VolumeSnapshot = {name, sizeBytes: volume.sizeBytes, createdAt: draft.now};
  volume.snapshots.push(snapshot);
  return {
    steps: [`Created snapshot ${name} of volume ${volume.name}`],
    view: viewSnapshot(volume, snapshot),
    quiet: [name],
  };
}

/** The snapshot that a command names. */
export function findSnapshot(context: Context, volume: Volume): VolumeSnapshot {
  const name = text(context, 'SNAPSHOT') ?? text(context, 'snapshot') ?? '';
  const snapshot = volume.snapshots.find((entry) => entry.name === name);
  if (!snapshot) throw new CommandFailure('snapshot_not_found', {volume: volume.name, name});
  return snapshot;
}

function deleteSnapshot(context: Context): Reply {
  const volume = chosenVolume(context);
  const snapshot = findSnapshot(context, volume);
  volume.snapshots = volume.snapshots.filter((entry) => entry !== snapshot);
  return {
    steps: [`Deleted snapshot ${snapshot.name} of volume ${volume.name}`],
    view: viewSnapshot(volume, snapshot),
    quiet: [snapshot.name],
  };
}
