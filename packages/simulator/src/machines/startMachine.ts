import {variables} from '@aloft/platform/brand';
import {findState} from '@aloft/platform/states';
import {attachMounts, detachVolume} from '../attachments';
import type {Changes} from '../context';
import {findImage} from '../deploy/images';
import {readMachine} from '../metrics';
import {checkCount, findFreeName} from '../resources';
import {advanceTo, waitFor} from '../state/advanceState';
import {drawId} from '../state/drawId';
import {addResource, DURATIONS, whatFollows} from '../state/lifecycle';
import type {Image, Machine, Namespace, Secret, SimulatorState} from '../state/types';
import type {MachineTemplate} from '../template';
import {endFlow, flowsOf, isIdle, moveMachine, nextEnd} from './flows';

/** A machine without an app. */
const standalone = {app: null, release: null, check: null, mounts: [], mayStandBy: true, oneOff: false};

interface MachineSpec
  extends Pick<Machine, 'image' | 'template'>, Partial<Pick<Machine, keyof typeof standalone | 'labels'>> {
  /** By default the first free name of `<app>-1`, `<app>-2` …, within the maximum length. */
  name?: string;
  /** By default what the image's tag refers to now. */
  content?: Image | undefined;
  /** The app's secrets. */
  secrets?: Readonly<Record<string, Secret>>;
}

/** Adds a machine in the state `created`. Fails if the namespace's quota is exhausted. */
export function createMachine(context: Changes<'quota_exceeded'>, spec: MachineSpec): Machine {
  const {draft, namespace} = context;
  const id = drawId(draft, 'm-');
  const {content = findImage(draft, spec.image), secrets = {}, ...rest} = structuredClone({...standalone, ...spec});
  const prefix = `${rest.app}${rest.oneOff ? '-run' : ''}`.slice(0, 36).replace(/-+$/, '');
  const name = rest.name ?? findFreeName(Object.values(namespace.machines), (number) => `${prefix}-${number}`);
  const machine = addResource(context, 'machines', 'created', {
    ...rest,
    name,
    id,
    region: namespace.region,
    environment: {
      ...content.env,
      [variables.namespace]: namespace.name,
      [variables.region]: namespace.region,
      ...rest.template.env,
      ...Object.fromEntries(Object.entries(secrets).map(([name, {value}]) => [name, value])),
    },
    lastActiveAt: draft.now,
    heldUntil: null,
    snapshotAt: null,
    flashThen: 'running',
    readings: [],
  });
  readMachine(machine, draft.now);
  return machine;
}

/** Fails if another machine of this size would exceed the namespace's vCPU or memory quota. */
export function checkCompute(context: Changes<'quota_exceeded'>, template: MachineTemplate): void {
  const used = computeInUse(context.namespace);
  for (const id of ['vcpus', 'memory'] as const) checkCount(context, id, used[id] + template[id]);
}

/** vCPUs, and bytes of memory, of the machines whose state uses them. */
export function computeInUse({machines}: Namespace): {vcpus: number; memory: number} {
  const busy = Object.values(machines).filter(({state}) => findState('machine', state)?.billed);
  const sum = (id: 'vcpus' | 'memory') => busy.reduce((total, {template}) => total + template[id], 0);
  return {vcpus: sum('vcpus'), memory: sum('memory')};
}

/**
 * Starts a created, stopped or failed machine.
 *
 * @param wait whether to wait until it runs or has failed; otherwise, the start continues as time passes
 * @returns false if it failed
 */
export function startMachine(context: Changes<'quota_exceeded'>, machine: Machine, wait = true): boolean {
  const {draft} = context;
  checkCompute(context, machine.template);
  if (!attachMounts(context, machine) || !moveMachine(draft, machine, 'starting')) return false;
  if (wait) waitFor(draft, machine, 'running', 'flashing', 'failed');
  return machine.state !== 'failed';
}

/**
 * Wakes a machine that is on standby, and waits for one that is starting or waking. Fails if it would exceed the quota.
 *
 * @returns whether it runs
 */
export function wakeMachine(context: Changes<'quota_exceeded'>, machine: Machine): boolean {
  const {draft} = context;
  if (machine.state === 'standby') {
    checkCompute(context, machine.template);
    moveMachine(draft, machine, 'waking');
  }
  return waitFor(draft, machine, 'running');
}

/** Flashes a running machine. It goes to standby, unless the minimum, a request or a connection needs it. */
export function flashMachine(draft: SimulatorState, machine: Machine): void {
  machine.flashThen = machine.mayStandBy && isIdle(draft, machine) ? 'standby' : 'running';
  moveMachine(draft, machine, 'flashing');
  waitFor(draft, machine, machine.flashThen);
}

/**
 * Stops a machine and waits. A machine in a transitional state is stopped after the transition. Requests in flight have
 * the grace period to finish before the process gets the stop signal.
 */
export function stopMachine(draft: SimulatorState, machine: Machine, grace = machine.template.stopGrace): boolean {
  if (machine.state === 'stopped') return true;
  waitFor(draft, machine, 'running', 'standby', 'failed');
  if (!moveMachine(draft, machine, 'stopping')) return false;
  if (!isIdle(draft, machine)) {
    machine.due = null;
    const end = draft.now + grace;
    while (!isIdle(draft, machine) && draft.now < end) advanceTo(draft, Math.min(end, nextEnd(draft, [machine])));
    for (const flow of flowsOf(draft, machine)) endFlow(draft, flow, 'cut');
    machine.due = whatFollows('machine', 'stopping', draft.now);
  }
  return waitFor(draft, machine, 'stopped');
}

/** Stops a machine if necessary, detaches its volumes, and removes it with its snapshot. */
export function deleteMachine({draft, namespace: {machines, volumes}}: Changes, machine: Machine): void {
  if (!['created', 'stopped', 'failed', 'standby'].includes(machine.state)) stopMachine(draft, machine);
  moveMachine(draft, machine, 'deleting');
  for (const volume of Object.values(volumes)) if (volume.machine === machine.id) detachVolume(draft, volume);
  advanceTo(draft, draft.now + DURATIONS.deleting);
  delete machines[machine.id];
}
