import {limits} from '@aloft/platform/limits';
import type {Changes} from '../context';
import {attachMounts, detachVolume} from '../attachments/volumes';
import type {Machine, Namespace, SimulatorState} from '../state/types';
import {endFlow, flowsOf, nextEnd} from './flows';
import {moveMachine} from './moveMachine';
import {advanceTo} from '../state/advanceState';
import {DURATIONS} from '../state/lifecycle';
import {findState, type StateName} from '@aloft/platform/states';
import type {MachineTemplate} from '../template';

/** Fails if another machine of this size would exceed the namespace's vCPU or memory quota. */
export function checkCompute({fail}: Changes<'quota_exceeded'>, namespace: Namespace, machine: Machine): void {
  const used = computeInUse(namespace);
  if (fitsCompute(used, machine.template)) return;
  const overVcpus = used.vcpus + machine.template.vcpus > limits.vcpus.value;
  const {text, label} = overVcpus ? limits.vcpus : limits.memory;
  fail('quota_exceeded', {namespace: namespace.name, limit: `${text} ${label}`});
}

/**
 * Starts a created, stopped or failed machine.
 *
 * @param wait whether to wait until it runs or has failed; otherwise, the start continues as time passes
 * @returns false if it failed
 */
export function startMachine(
  context: Changes<'quota_exceeded'>,
  namespace: Namespace,
  machine: Machine,
  wait = true,
): boolean {
  const {draft} = context;
  checkCompute(context, namespace, machine);
  if (!attachMounts(draft, namespace, machine)) return false;
  if (!moveMachine(machine, 'starting', draft.now)) return false;
  if (wait) waitForMachine(draft, machine, ['running', 'flashing', 'failed']);
  return machine.state !== 'failed';
}

/** Begins to wake a machine that is on standby. Fails if it would exceed the quota. */
export function wakeMachine(context: Changes<'quota_exceeded'>, namespace: Namespace, machine: Machine): void {
  if (machine.state !== 'standby') return;
  checkCompute(context, namespace, machine);
  moveMachine(machine, 'waking', context.draft.now);
}

/** Flashes a running machine. It goes to standby, unless the minimum, a request or a connection needs it. */
export function flashMachine(draft: SimulatorState, machine: Machine): void {
  machine.flashThen = machine.mayStandBy && machine.flows === 0 ? 'standby' : 'running';
  moveMachine(machine, 'flashing', draft.now);
  waitForMachine(draft, machine, [machine.flashThen]);
}

/**
 * Stops a machine and waits. A machine in a transitional state is stopped after the transition. Requests in flight have
 * the grace period to finish before the process gets the stop signal.
 */
export function stopMachine(draft: SimulatorState, machine: Machine, grace = machine.template.stopGrace): boolean {
  if (machine.state === 'stopped') return true;
  waitForMachine(draft, machine, ['running', 'standby', 'failed']);
  if (!moveMachine(machine, 'stopping', draft.now)) return false;
  drain(draft, machine, grace);
  return waitForMachine(draft, machine, ['stopped']);
}

function drain(draft: SimulatorState, machine: Machine, grace: number): void {
  if (machine.flows === 0) return;
  machine.due = null;
  const end = draft.now + grace;
  while (machine.flows > 0 && draft.now < end) advanceTo(draft, Math.min(end, nextEnd(draft, [machine])));
  for (const flow of flowsOf(draft, machine)) endFlow(draft, flow, 'cut');
  machine.due = {to: 'stopped', at: draft.now + DURATIONS.stopping};
}

/** Stops a machine if necessary, detaches its volumes, and removes it with its snapshot. */
export function deleteMachine(draft: SimulatorState, namespace: Namespace, machine: Machine): void {
  machine.restartAfterStop = false;
  if (!['created', 'stopped', 'failed', 'standby'].includes(machine.state)) stopMachine(draft, machine);
  moveMachine(machine, 'deleting', draft.now);
  for (const volume of Object.values(namespace.volumes)) {
    if (volume.machine === machine.id) detachVolume(draft, volume);
  }
  advanceTo(draft, draft.now + DURATIONS.deleting);
  delete namespace.machines[machine.id];
}

/** Upper bound for a machine's automatic transitions. */
const MOST_STEPS = 8;

/** Advances time until the machine is in one of the states. Returns false if it doesn't reach them automatically. */
export function waitForMachine(
  draft: SimulatorState,
  machine: Machine,
  states: readonly StateName<'machine'>[],
): boolean {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (states.includes(machine.state)) return true;
    if (machine.due === null) return false;
    advanceTo(draft, machine.due.at);
  }
  return states.includes(machine.state);
}

/** vCPUs and memory in use by a namespace's machines. */
export interface Compute {
  vcpus: number;
  memoryBytes: number;
}

/** Sums the machines whose state uses CPU and memory. */
export function computeInUse(namespace: Namespace): Compute {
  const sum: Compute = {vcpus: 0, memoryBytes: 0};
  for (const machine of Object.values(namespace.machines)) {
    if (!usesCompute(machine)) continue;
    sum.vcpus += machine.template.vcpus;
    sum.memoryBytes += machine.template.memory;
  }
  return sum;
}

/** Whether another machine of this template fits the namespace's quota. */
export function fitsCompute(used: Compute, template: MachineTemplate): boolean {
  return used.vcpus + template.vcpus <= limits.vcpus.value && used.memoryBytes + template.memory <= limits.memory.value;
}

function usesCompute(machine: Machine): boolean {
  return findState('machine', machine.state)?.billed === true;
}
