import {checkResourceName, isMachineId} from '@aloft/platform/values';
import {limits} from '@aloft/platform/limits';
import {COUNTED_KINDS} from '../src/resources';
import {computeInUse} from '../src/machines/startMachine';
import type {Namespace, SimulatorState} from '../src/state/types';

/** Lists the platform rules that a state violates; empty if there are none. */
export function checkWorld(state: SimulatorState): string[] {
  return Object.values(state.namespaces).flatMap((namespace) => [
    ...checkNames(namespace),
    ...checkQuotas(namespace),
    ...checkAttachments(namespace),
  ]);
}

const KINDS = ['apps', 'services', 'volumes', 'certificates'] as const;

function checkNames(namespace: Namespace): string[] {
  const named = KINDS.flatMap((kind) =>
    Object.entries(namespace[kind]).map(([key, item]) => ({kind, key, name: item.name})),
  );
  const machines = Object.values(namespace.machines).map((machine) => machine.name);
  return [
    ...named.filter(({key, name}) => key !== name).map(({key, name}) => `${name} stands under ${key}`),
    ...[...named.map(({name}) => name), ...machines]
      .filter((name) => checkResourceName(name))
      .map((name) => `illegal name ${name}`),
    ...(new Set(machines).size === machines.length ? [] : ['two machines have one name']),
    ...Object.keys(namespace.machines)
      .filter((id) => !isMachineId(id))
      .map((id) => `illegal id ${id}`),
  ];
}

function checkQuotas(namespace: Namespace): string[] {
  const used = computeInUse(namespace);
  return [
    ...COUNTED_KINDS.filter((kind) => Object.keys(namespace[kind]).length > limits[kind].value).map(
      (kind) => `too many ${kind}`,
    ),
    ...(used.vcpus > limits.vcpus.value ? ['too many vCPUs'] : []),
    ...(used.memory > limits.memory.value ? ['too much memory'] : []),
    ...Object.values(namespace.volumes)
      .filter((volume) => volume.snapshots.length > limits['volume-snapshots'].value)
      .map((volume) => `too many snapshots of ${volume.name}`),
  ];
}

function checkAttachments(namespace: Namespace): string[] {
  const problems: string[] = [];
  for (const volume of Object.values(namespace.volumes)) {
    const attached = volume.machine !== null;
    if (attached !== (volume.mount !== null)) problems.push(`volume ${volume.name} has a mount or a machine only`);
    if (attached && !Object.hasOwn(namespace.machines, volume.machine ?? ''))
      problems.push(`volume ${volume.name} hangs on no machine`);
    if (!attached && volume.state === 'attached') problems.push(`volume ${volume.name} is attached to nothing`);
  }
  for (const app of Object.values(namespace.apps)) {
    if (app.scale.min > app.scale.max) problems.push(`app ${app.name} has min above max`);
    if (app.mounts.length > 0 && app.scale.max > 1) problems.push(`app ${app.name} has a volume and several machines`);
  }
  return problems;
}
