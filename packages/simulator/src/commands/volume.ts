import {brand} from '@aloft/platform/brand';
import {formatSize} from '@aloft/platform/values';
import {chooseNamespace, type NamespaceError} from '../access';
import type {Context} from '../context';
import {changeLabels, checkCount, checkNameFree, filterViews, findResource, pick} from '../resources';
import {implement} from '../implement';
import {waitForMachine, wakeMachine} from '../machines/startMachine';
import {changeState, DURATIONS} from '../state/lifecycle';
import type {Machine, Namespace, SimulatorState, Volume, VolumeSnapshot} from '../state/types';
import {viewSnapshot, viewVolume} from '../views';
import {chooser, conflict, replyWith} from './chosen';
import {attachVolume, checkFree, createVolume, detachVolume, waitForVolume} from '../attachments/volumes';
import {findFile} from '../deploy/readManifest';

const chosen = chooser('volumes');

/** Creates a reply about a volume, with the steps. */
const doneWithVolume = replyWith(viewVolume);

export const volumeCommands = {
  ...implement('volume list', ['state', 'label'], (context) => ({
    views: filterViews(context, Object.values(chooseNamespace(context).volumes).map(viewVolume)),
    empty: 'No volumes.',
  })),

  ...implement('volume get', [], (context) => ({view: viewVolume(chosen(context).volume)})),

  ...implement('volume create', ['size', 'label', 'wait', 'timeout'], (context) => {
    const {args, flags} = context;
    const {size, wait} = flags;
    const namespace = chooseNamespace(context);
    checkNameFree(context, namespace, namespace.volumes, 'a volume', args.NAME);
    const volume = createVolume(context, namespace, args.NAME, size, wait);
    volume.labels = changeLabels(flags, {});
    const word = wait ? 'Created' : 'Creating';
    return doneWithVolume(volume, `${word} volume ${volume.name} (${formatSize(size)}) in ${volume.region}`);
  }),

  ...implement('volume attach', ['machine', 'mount'], (context) => {
    const {draft, flags, fail} = context;
    const {namespace, volume} = chosen(context);
    const machine = findResource(context, namespace, 'machines', flags.machine);
    const path = flags.mount;
    if (machine.app !== null) fail('machine_managed', {name: machine.name, app: machine.app});
    if (volume.machine === machine.id)
      return doneWithVolume(volume, `Volume ${volume.name} is already attached to machine ${machine.name}`);
    checkFree(context, volume);
    wakeForVolume(context, namespace, machine);
    attachVolume(draft, volume, machine, path);
    if (!machine.mounts.some((mount) => mount.volume === volume.name)) machine.mounts.push({volume: volume.name, path});
    return doneWithVolume(volume, `Attached volume ${volume.name} to machine ${machine.name} at ${path}`);
  }),

  ...implement('volume detach', ['force'], (context) => {
    const {draft, flags, fail} = context;
    const {namespace, volume} = chosen(context);
    const machine = volume.machine === null ? undefined : namespace.machines[volume.machine];
    if (!machine) return fail('volume_detached', {name: volume.name});
    const {name} = machine;
    if (!['created', 'stopped', 'failed'].includes(machine.state) && !flags.force) {
      const hint = `stop it first with "${brand.cli} machine stop ${name}"`;
      conflict(context, 'machine', machine, 'give up a volume', hint);
    }
    machine.mounts = machine.mounts.filter((mount) => mount.volume !== volume.name);
    detachVolume(draft, volume);
    return doneWithVolume(volume, `Detached volume ${volume.name} from machine ${name}`);
  }),

  ...implement('volume resize', ['size', 'wait', 'timeout'], (context) => {
    const {draft, flags, fail} = context;
    const {size, wait} = flags;
    const {namespace, volume} = chosen(context);
    const {name, sizeBytes} = volume;
    if (size < sizeBytes) fail('volume_shrink', {name, size: formatSize(sizeBytes), requested: formatSize(size)});
    if (size === sizeBytes) return doneWithVolume(volume, `Volume ${name} already has ${formatSize(size)}`);
    const machine = volume.machine === null ? undefined : pick(namespace.machines, volume.machine);
    if (machine) wakeForVolume(context, namespace, machine);
    waitForVolume(draft, volume);
    const before = volume.machine === null ? 'available' : 'attached';
    changeState('volume', volume, 'resizing', draft.now);
    volume.sizeBytes = size;
    volume.due = {to: before, at: draft.now + DURATIONS.volumeResizing};
    if (wait) waitForVolume(draft, volume);
    return doneWithVolume(volume, `${wait ? 'Resized' : 'Resizing'} volume ${name} to ${formatSize(size)}`);
  }),

  ...implement('volume delete', ['with-snapshots'], (context) => {
    const {flags, fail} = context;
    const {namespace, volume} = chosen(context);
    const {name, snapshots} = volume;
    checkFree(context, volume);
    const uses = ({mounts}: Pick<Machine, 'mounts'>): boolean => mounts.some((mount) => mount.volume === name);
    const users = [
      ...Object.values(namespace.apps)
        .filter(uses)
        .map((app) => `app ${app.name}`),
      ...Object.values(namespace.machines)
        .filter(uses)
        .map((machine) => `machine ${machine.name}`),
    ];
    if (users.length > 0) fail('resource_in_use', {kind: 'volume', name, users: users.join(', ')});
    if (snapshots.length > 0 && !flags['with-snapshots']) {
      fail('volume_has_snapshots', {name, count: snapshots.length});
    }
    const view = viewVolume(volume);
    delete namespace.volumes[name];
    return {view, quiet: [name], steps: [`Deleted volume ${name}`]};
  }),

  ...implement('volume snapshot create', ['wait', 'timeout'], (context) => {
    const {draft, args, fail} = context;
    const volume = ownerOf(context);
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
    const volume = ownerOf(context);
    const newestFirst = [...volume.snapshots].reverse();
    return {views: newestFirst.map((snapshot) => viewSnapshot(volume, snapshot)), empty: 'No snapshots.'};
  }),

  ...implement('volume snapshot delete', [], (context) => {
    const volume = ownerOf(context);
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
    const {namespace, volume} = chosen(context);
    const snapshot = findSnapshot(context, volume, context.flags.snapshot);
    const word = wait ? 'Restored' : 'Restoring';
    if (to !== undefined) {
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
    const {volume} = chosen(context);
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

/** Wakes a machine on standby so that it can mount a volume or grow its file system, and waits for one that is starting or waking. */
function wakeForVolume(context: Context<'quota_exceeded'>, namespace: Namespace, machine: Machine): void {
  const {draft} = context;
  wakeMachine(context, namespace, machine);
  waitForMachine(draft, machine, ['running', 'created', 'stopped', 'failed']);
}

/** The volume whose snapshots a command concerns. */
const ownerOf = (context: Context<'volume_not_found' | NamespaceError> & {readonly args: {readonly VOLUME: string}}) =>
  findResource(context, chooseNamespace(context), 'volumes', context.args.VOLUME);

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
