import {brand} from '@aloft/platform/brand';
import {formatSize} from '@aloft/platform/values';
import {attachVolume, checkFree, createVolume, detachVolume} from '../attachments';
import type {Context} from '../context';
import {findFile} from '../deploy/readManifest';
import {implement, conflict, done, listOf, waitFlags} from '../implement';
import {wakeMachine} from '../machines/startMachine';
import {changeLabels, checkCount, checkNameFree, findFreeName, findResource, pick} from '../resources';
import {waitFor} from '../state/advanceState';
import {changeState, DURATIONS} from '../state/lifecycle';
import type {App, Machine, SimulatorState, Volume, VolumeSnapshot} from '../state/types';
import {viewSnapshot, viewVolume} from '../views';

export const volumeCommands = {
  ...implement('volume list', ['state', 'label'], listOf('volumes')),

  ...implement('volume get', [], ({volume}) => ({view: viewVolume(volume)})),

  ...implement('volume create', ['size', 'label', ...waitFlags], (context) => {
    const {args, flags, namespace} = context;
    const {size, wait} = flags;
    checkNameFree(context, namespace.name, 'a volume', Object.values(namespace.volumes), args.NAME);
    const volume = createVolume(context, args.NAME, size, wait);
    volume.labels = changeLabels(flags);
    const step = `${wait ? 'Created' : 'Creating'} volume ${volume.name} (${formatSize(size)}) in ${volume.region}`;
    return done(viewVolume(volume), step);
  }),

  ...implement('volume attach', ['machine', 'mount'], (context) => {
    const {draft, flags, fail, volume} = context;
    const machine = findResource(context, 'machines', flags.machine);
    const path = flags.mount;
    if (machine.app !== null) fail('machine_managed', {name: machine.name, app: machine.app});
    if (volume.machine === machine.id)
      return done(viewVolume(volume), `Volume ${volume.name} is already attached to machine ${machine.name}`);
    checkFree(context, volume);
    // A machine on standby can't mount a volume.
    wakeMachine(context, machine);
    attachVolume(draft, volume, machine, path);
    if (!uses(machine, volume)) machine.mounts.push({volume: volume.name, path});
    return done(viewVolume(volume), `Attached volume ${volume.name} to machine ${machine.name} at ${path}`);
  }),

  ...implement('volume detach', ['force'], (context) => {
    const {draft, flags, fail, namespace, volume} = context;
    const machine = pick(namespace.machines, volume.machine ?? '');
    if (!machine) return fail('volume_detached', {name: volume.name});
    if (!['created', 'stopped', 'failed'].includes(machine.state) && !flags.force) {
      const hint = `stop it first with "${brand.cli} machine stop ${machine.name}"`;
      conflict(context, 'machine', machine, 'give up a volume', hint);
    }
    machine.mounts = machine.mounts.filter((mount) => mount.volume !== volume.name);
    detachVolume(draft, volume);
    return done(viewVolume(volume), `Detached volume ${volume.name} from machine ${machine.name}`);
  }),

  ...implement('volume resize', ['size', ...waitFlags], (context) => {
    const {draft, flags, fail, namespace, volume} = context;
    const {size, wait} = flags;
    const {name} = volume;
    const requested = formatSize(size);
    if (size < volume.size) fail('volume_shrink', {name, size: formatSize(volume.size), requested});
    if (size === volume.size) return done(viewVolume(volume), `Volume ${name} already has ${requested}`);
    const machine = pick(namespace.machines, volume.machine ?? '');
    // A machine on standby can't grow a file system.
    if (machine) wakeMachine(context, machine);
    waitFor(draft, volume);
    const to = volume.machine === null ? 'available' : 'attached';
    changeState('volume', volume, 'resizing', draft.now, {to, at: draft.now + DURATIONS.resizing});
    volume.size = size;
    if (wait) waitFor(draft, volume);
    return done(viewVolume(volume), `${wait ? 'Resized' : 'Resizing'} volume ${name} to ${requested}`);
  }),

  ...implement('volume delete', ['with-snapshots'], (context) => {
    const {flags, fail, namespace, volume} = context;
    const {name, snapshots} = volume;
    checkFree(context, volume);
    const namesOf = (kind: string, list: Readonly<Record<string, App | Machine>>) =>
      Object.values(list).flatMap((one) => (uses(one, volume) ? `${kind} ${one.name}` : []));
    const users = [...namesOf('app', namespace.apps), ...namesOf('machine', namespace.machines)];
    if (users.length > 0) fail('resource_in_use', {kind: 'volume', name, users: users.join(', ')});
    if (snapshots.length > 0 && !flags['with-snapshots']) fail('volume_has_snapshots', {name, count: snapshots.length});
    delete namespace.volumes[name];
    return done(viewVolume(volume), `Deleted volume ${name}`);
  }),

  ...implement('volume snapshot create', waitFlags, (context) => {
    const {draft, args, volume} = context;
    volume.snapshotsTaken += 1;
    const name = args.SNAPSHOT ?? findFreeName(volume.snapshots, (number) => `snap-${number}`, volume.snapshotsTaken);
    checkNameFree(context, volume.namespace, 'a snapshot', volume.snapshots, name);
    checkCount(context, 'volume-snapshots', volume.snapshots.length + 1);
    const snapshot: VolumeSnapshot = {name, size: volume.size, used: volume.used, createdAt: draft.now};
    volume.snapshots.push(snapshot);
    return done(viewSnapshot(volume, snapshot), `Created snapshot ${name} of volume ${volume.name}`);
  }),

  ...implement('volume snapshot list', [], (context) => {
    const {volume} = context;
    const newestFirst = [...volume.snapshots].reverse();
    return {views: newestFirst.map((snapshot) => viewSnapshot(volume, snapshot)), empty: 'No snapshots.'};
  }),

  ...implement('volume snapshot delete', [], (context) => {
    const {volume} = context;
    const snapshot = findSnapshot(context, volume, context.args.SNAPSHOT);
    volume.snapshots = volume.snapshots.filter((entry) => entry !== snapshot);
    return done(viewSnapshot(volume, snapshot), `Deleted snapshot ${snapshot.name} of volume ${volume.name}`);
  }),

  ...implement('volume restore', ['snapshot', 'to', ...waitFlags], (context) => {
    const {flags, namespace, volume} = context;
    const {to, wait} = flags;
    const snapshot = findSnapshot(context, volume, context.flags.snapshot);
    const word = wait ? 'Restored' : 'Restoring';
    if (to !== undefined) {
      checkNameFree(context, namespace.name, 'a volume', Object.values(namespace.volumes), to);
      const copy = createVolume(context, to, snapshot.size, wait);
      return done(viewVolume(copy), `${word} snapshot ${snapshot.name} to the new volume ${to}`);
    }
    checkFree(context, volume);
    replaceData(context.draft, volume, wait);
    return done(viewVolume(volume), `${word} volume ${volume.name} from snapshot ${snapshot.name}`);
  }),

  // The files on a volume aren't simulated, so `directory` has no effect.
  ...implement('volume import', ['from', 'directory'], (context) => {
    const {flags, fail, volume} = context;
    const file = flags.from;
    if (file !== '-' && !findFile(context, file)) fail('file_not_found', {file});
    if (file !== '-' && !/\.(?:tar|tar\.gz|tgz|tar\.zst)$/.test(file))
      fail('import_failed', {file, reason: 'it is not a tar archive'});
    checkFree(context, volume);
    replaceData(context.draft, volume, true);
    return done(viewVolume(volume), `Imported ${file} into volume ${volume.name}`);
  }),
};

const uses = ({mounts}: Pick<Machine, 'mounts'>, {name}: Volume): boolean => mounts.some(({volume}) => volume === name);

function findSnapshot({fail}: Context<'snapshot_not_found'>, volume: Volume, name: string): VolumeSnapshot {
  const found = volume.snapshots.find((snapshot) => snapshot.name === name);
  return found ?? fail('snapshot_not_found', {volume: volume.name, name});
}

/** Replaces the volume's data by creating the volume again. */
function replaceData(draft: SimulatorState, volume: Volume, wait: boolean): void {
  changeState('volume', volume, 'creating', draft.now);
  if (wait) waitFor(draft, volume);
}
