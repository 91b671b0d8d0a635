import {chooseNamespace, type NamespaceError} from '../chooseNamespace';
import type {Context} from '../context';
import {findFile} from '../deploy/readManifest';
import {implement} from '../implement';
import {checkCount} from '../quota';
import {checkNameFree, findResource} from '../resolve';
import {changeState} from '../state/changeState';
import {DURATIONS} from '../state/durations';
import type {SimulatorState, Volume, VolumeSnapshot} from '../state/types';
import {viewSnapshot} from '../views/viewAttachments';
import {checkFree, waitForVolume, createVolume} from '../attachments/volumes';
import {doneWithVolume} from './volume';

export const volumeDataCommands = {
  ...implement('volume snapshot create', ['wait', 'timeout'], (context) => {
    const {draft, args, fail} = context;
    const volume = chosen(context, args.VOLUME);
    volume.snapshotsTaken += 1;
    const name = args.SNAPSHOT ?? freeSnapshotName(volume);
    if (volume.snapshots.some((snapshot) => snapshot.name === name)) {
      fail('name_taken', {namespace: volume.namespace, kind: 'a snapshot', name});
    }
    checkCount(context, volume.namespace, 'volume-snapshots', volume.snapshots.length + 1);
    const snapshot: VolumeSnapshot = {
      name,
      sizeBytes: volume.sizeBytes,
      usedBytes: volume.usedBytes,
      createdAt: draft.now,
    };
    volume.snapshots.push(snapshot);
    return {
      steps: [`Created snapshot ${name} of volume ${volume.name}`],
      view: viewSnapshot(volume, snapshot),
      quiet: [name],
    };
  }),

  ...implement('volume snapshot list', [], (context) => {
    const volume = chosen(context, context.args.VOLUME);
    const newestFirst = [...volume.snapshots].reverse();
    return {views: newestFirst.map((snapshot) => viewSnapshot(volume, snapshot)), empty: 'No snapshots.'};
  }),

  ...implement('volume snapshot delete', [], (context) => {
    const volume = chosen(context, context.args.VOLUME);
    const snapshot = findSnapshot(context, volume, context.args.SNAPSHOT);
    volume.snapshots = volume.snapshots.filter((entry) => entry !== snapshot);
    return {
      steps: [`Deleted snapshot ${snapshot.name} of volume ${volume.name}`],
      view: viewSnapshot(volume, snapshot),
      quiet: [snapshot.name],
    };
  }),

  ...implement('volume restore', ['snapshot', 'to', 'wait', 'timeout'], (context) => {
    const {to, wait} = context.flags;
    const volume = chosen(context, context.args.NAME);
    const snapshot = findSnapshot(context, volume, context.flags.snapshot);
    const word = wait ? 'Restored' : 'Restoring';
    if (to !== undefined) {
      const namespace = chooseNamespace(context);
      checkNameFree(context, namespace, namespace.volumes, 'a volume', to);
      const copy = createVolume(context, namespace, to, snapshot.sizeBytes, wait);
      return doneWithVolume(copy, `${word} snapshot ${snapshot.name} to the new volume ${to}`);
    }
    checkFree(context, volume);
    replaceData(context.draft, volume, wait);
    return doneWithVolume(volume, `${word} volume ${volume.name} from snapshot ${snapshot.name}`);
  }),

  // The files on a volume aren't simulated, so `directory` has no effect.
  ...implement('volume import', ['from', 'directory'], (context) => {
    const {flags, fail} = context;
    const volume = chosen(context, context.args.NAME);
    const file = flags.from;
    if (file !== '-' && !findFile(context, file)) fail('file_not_found', {file});
    if (!/\.(?:tar|tar\.gz|tgz|tar\.zst)$/.test(file) && file !== '-') {
      fail('import_failed', {file, reason: 'it is not a tar archive'});
    }
    checkFree(context, volume);
    replaceData(context.draft, volume, true);
    return doneWithVolume(volume, `Imported ${file} into volume ${volume.name}`);
  }),
};

function chosen(context: Context<'volume_not_found' | NamespaceError>, name: string): Volume {
  return findResource(context, chooseNamespace(context), 'volumes', name);
}

function findSnapshot({fail}: Context<'snapshot_not_found'>, volume: Volume, name: string): VolumeSnapshot {
  return (
    volume.snapshots.find((entry) => entry.name === name) ?? fail('snapshot_not_found', {volume: volume.name, name})
  );
}

/** Next free name: `snap-` and a number. */
function freeSnapshotName(volume: Volume): string {
  for (let number = volume.snapshotsTaken; ; number += 1) {
    const name = `snap-${number}`;
    if (!volume.snapshots.some((snapshot) => snapshot.name === name)) return name;
  }
}

/** Replaces the volume's data by creating the volume again. */
function replaceData(draft: SimulatorState, volume: Volume, wait: boolean): void {
  changeState('volume', volume, 'creating', draft.now);
  volume.due = {to: 'available', at: draft.now + DURATIONS.volumeCreating};
  if (wait) waitForVolume(draft, volume);
}
