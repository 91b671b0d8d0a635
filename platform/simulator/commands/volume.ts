import {brand} from '../../brand';
import {formatSize} from '../../quantities';
import type {Context, Handler, Reply} from '../context';
import {CommandFailure} from '../failure';
import {changeLabels, filterViews} from '../filterViews';
import {moveMachine} from '../machines/moveMachine';
import {checkCompute} from '../machines/startMachine';
import {waitForMachine} from '../machines/waitForMachine';
import {findMachine, isOn, number, text} from '../resolve';
import {resolvePath} from '../shell/resolvePath';
import {changeState} from '../state/changeState';
import {DURATIONS} from '../state/durations';
import type {Machine, Namespace, Volume} from '../state/types';
import {viewVolume} from '../views/viewVolume';
import {attachVolume, checkFree, detachVolume, waitForVolume} from '../volumes/attachVolume';
import {createVolume} from '../volumes/createVolume';

import {chosenVolume, findSnapshot, volumeSnapshotCommands} from './volumeSnapshot';

export const volumeCommands: Record<string, Handler> = {
  'volume list': (context) => ({
    views: filterViews(context, Object.values(context.namespace().volumes).map(viewVolume)),
    empty: 'No volumes.',
  }),
  'volume get': (context) => ({view: viewVolume(chosenVolume(context))}),
  'volume create': create,
  'volume attach': attach,
  'volume detach': detach,
  'volume resize': resize,
  ...volumeSnapshotCommands,
  'volume restore': restore,
  'volume import': importArchive,
  'volume delete': remove,
};

function done(volume: Volume, ...steps: string[]): Reply {
  return {steps, view: viewVolume(volume), quiet: [volume.name]};
}

function create(context: Context): Reply {
  const {draft} = context;
  const size = number(context, 'size') ?? 1024 ** 3;
  const wait = isOn(context, 'wait');
  const volume = createVolume(draft, context.namespace(), text(context, 'NAME') ?? '', size, wait);
  volume.labels = changeLabels(context, {});
  return done(
    volume,
    `${wait ? 'Created' : 'Creating'} volume ${volume.name} (${formatSize(size)}) in ${volume.region}`,
  );
}

function attach(context: Context): Reply {
  const namespace = context.namespace();
  const volume = chosenVolume(context);
  const machine = findMachine(namespace, text(context, 'machine') ?? '');
  const path = text(context, 'mount') ?? '/data';
  if (machine.app !== null) throw new CommandFailure('machine_managed', {name: machine.name, app: machine.app});
  if (volume.machine === machine.id)
    return done(volume, `Volume ${volume.name} is already attached to machine ${machine.name}`);
  checkFree(volume);
  wakeForVolume(context, namespace, machine);
  attachVolume(context.draft, volume, machine, path);
  if (!machine.mounts.some((mount) => mount.volume === volume.name)) machine.mounts.push({volume: volume.name, path});
  return done(volume, `Attached volume ${volume.name} to machine ${machine.name} at ${path}`);
}

function detach(context: Context): Reply {
  const namespace = context.namespace();
  const volume = chosenVolume(context);
  if (volume.machine === null) throw new CommandFailure('volume_detached', {name: volume.name});
  const machine = findMachine(namespace, volume.machine);
  if (!['created', 'stopped', 'failed'].includes(machine.state) && !isOn(context, 'force')) {
    throw new CommandFailure(
      'state_conflict',
      {
        kind: 'machine',
        name: machine.name,
        state: machine.state,
        action: 'give up a volume',
        command: `${brand.cli} machine get ${machine.name}`,
      },
      `stop it first with "${brand.cli} machine stop ${machine.name}"`,
    );
  }
  machine.mounts = machine.mounts.filter((mount) => mount.volume !== volume.name);
  detachVolume(context.draft, volume);
  return done(volume, `Detached volume ${volume.name} from machine ${machine.name}`);
}

function resize(context: Context): Reply {
  const {draft} = context;
  const volume = chosenVolume(context);
  const size = number(context, 'size') ?? volume.sizeBytes;
  if (size < volume.sizeBytes) {
    throw new CommandFailure('volume_shrink', {
      name: volume.name,
      size: formatSize(volume.sizeBytes),
      requested: formatSize(size),
    });
  }
  waitForVolume(draft, volume);
  const before = volume.machine === null ? 'available' : 'attached';
  changeState('volume', volume, 'resizing', draft.now);
  volume.sizeBytes = size;
  volume.due = {to: before, at: draft.now + DURATIONS.volumeResizing};
  const wait = isOn(context, 'wait');
  if (wait) waitForVolume(draft, volume);
  return done(volume, `${wait ? 'Resized' : 'Resizing'} volume ${volume.name} to ${formatSize(size)}`);
}

/** Wakes a machine on standby so that it can mount a volume, and waits for one that is starting or waking. */
function wakeForVolume(context: Context, namespace: Namespace, machine: Machine): void {
  const {draft} = context;
  if (machine.state === 'standby') {
    checkCompute(namespace, machine);
    moveMachine(machine, 'waking', draft.now);
  }
  waitForMachine(draft, machine, ['running', 'created', 'stopped', 'failed']);
}

/** Replaces the volume's data by creating the volume again. */
function replaceData(context: Context, volume: Volume, wait: boolean): void {
  const {draft} = context;
  changeState('volume', volume, 'creating', draft.now);
  volume.due = {to: 'available', at: draft.now + DURATIONS.volumeCreating};
  if (wait) waitForVolume(draft, volume);
}

function restore(context: Context): Reply {
  const volume = chosenVolume(context);
  const snapshot = findSnapshot(context, volume);
  const to = text(context, 'to');
  const wait = isOn(context, 'wait');
  const word = wait ? 'Restored' : 'Restoring';
  if (to !== null) {
    const copy = createVolume(context.draft, context.namespace(), to, snapshot.sizeBytes, wait);
    return done(copy, `${word} snapshot ${snapshot.name} to the new volume ${to}`);
  }
  checkFree(volume);
  replaceData(context, volume, wait);
  return done(volume, `${word} volume ${volume.name} from snapshot ${snapshot.name}`);
}

function importArchive(context: Context): Reply {
  const {draft} = context;
  const volume = chosenVolume(context);
  const file = text(context, 'from') ?? '';
  if (file !== '-' && !Object.hasOwn(draft.files, resolvePath(draft, file)))
    throw new CommandFailure('file_not_found', {file});
  if (!/\.(?:tar|tar\.gz|tgz|tar\.zst)$/.test(file) && file !== '-') {
    throw new CommandFailure('import_failed', {file, reason: 'it is not a tar archive'});
  }
  checkFree(volume);
  replaceData(context, volume, true);
  return done(volume, `Imported ${file} into volume ${volume.name}`);
}

function remove(context: Context): Reply {
  const namespace = context.namespace();
  const volume = chosenVolume(context);
  checkFree(volume);
  const users = Object.values(namespace.apps).filter((app) => app.mounts.some((mount) => mount.volume === volume.name));
  const machines = Object.values(namespace.machines).filter((machine) =>
    machine.mounts.some((mount) => mount.volume === volume.name),
  );
  const names = [...users.map((app) => `app ${app.name}`), ...machines.map((machine) => `machine ${machine.name}`)];
  if (names.length > 0)
    throw new CommandFailure('resource_in_use', {kind: 'volume', name: volume.name, users: names.join(', ')});
  if (volume.snapshots.length > 0 && !isOn(context, 'with-snapshots')) {
    throw new CommandFailure('volume_has_snapshots', {name: volume.name, count: volume.snapshots.length});
  }
  const view = viewVolume(volume);
  delete namespace.volumes[volume.name];
  return {view, quiet: [volume.name], steps: [`Deleted volume ${volume.name}`]};
}
