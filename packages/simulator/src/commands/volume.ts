import {brand} from '@aloft/platform/brand';
import {formatSize} from '@aloft/platform/values';
import {chooseNamespace} from '../chooseNamespace';
import type {Context} from '../context';
import {changeLabels, filterViews} from '../filterViews';
import {implement} from '../implement';
import {moveMachine} from '../machines/moveMachine';
import {checkCompute, waitForMachine} from '../machines/startMachine';
import {checkNameFree, findResource, pick} from '../resolve';
import {changeState} from '../state/changeState';
import {DURATIONS} from '../state/durations';
import type {Machine, Namespace} from '../state/types';
import {viewVolume} from '../views/viewAttachments';
import {chooser, conflict, replyWith} from './chosen';
import {attachVolume, checkFree, detachVolume, waitForVolume, createVolume} from '../attachments/volumes';

const chosen = chooser('volumes');

/** Creates a reply about a volume, with the steps. */
export const doneWithVolume = replyWith(viewVolume);

export const volumeCommands = {
  ...implement('volume list', ['state', 'label'], (context) => ({
    views: filterViews(context, Object.values(chooseNamespace(context).volumes).map(viewVolume)),
    empty: 'No volumes.',
  })),

  ...implement('volume get', [], (context) => ({view: viewVolume(chosen(context))})),

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
    const namespace = chooseNamespace(context);
    const volume = chosen(context);
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
    const namespace = chooseNamespace(context);
    const volume = chosen(context);
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
    const volume = chosen(context);
    const {name, sizeBytes} = volume;
    if (size < sizeBytes) fail('volume_shrink', {name, size: formatSize(sizeBytes), requested: formatSize(size)});
    if (size === sizeBytes) return doneWithVolume(volume, `Volume ${name} already has ${formatSize(size)}`);
    const namespace = chooseNamespace(context);
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
    const namespace = chooseNamespace(context);
    const volume = chosen(context);
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
};

/** Wakes a machine on standby so that it can mount a volume or grow its file system, and waits for one that is starting or waking. */
function wakeForVolume(context: Context<'quota_exceeded'>, namespace: Namespace, machine: Machine): void {
  const {draft} = context;
  if (machine.state === 'standby') {
    checkCompute(context, namespace, machine);
    moveMachine(machine, 'waking', draft.now);
  }
  waitForMachine(draft, machine, ['running', 'created', 'stopped', 'failed']);
}
