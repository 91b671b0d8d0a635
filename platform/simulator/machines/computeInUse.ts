import {limits} from '../../limits';
import {findState} from '../../states';
import type {Machine, MachineTemplate, Namespace} from '../state/types';

/** vCPUs and memory that a namespace's machines use right now. */
export interface Compute {
  vcpus: number;
  memoryBytes: number;
}

/** Sums the machines whose state holds CPU and memory. */
export function computeInUse(namespace: Namespace): Compute {
  const sum: Compute = {vcpus: 0, memoryBytes: 0};
  for (const machine of Object.values(namespace.machines)) {
    if (!usesCompute(machine)) continue;
    sum.vcpus += machine.template.vcpus;
    sum.memoryBytes += machine.template.memoryBytes;
  }
  return sum;
}

/** True when a machine more of this template stays within the namespace's quota. */
export function fitsCompute(used: Compute, template: MachineTemplate): boolean {
  return (
    used.vcpus + template.vcpus <= limits.vcpus.value && used.memoryBytes + template.memoryBytes <= limits.memory.value
  );
}

export function usesCompute(machine: Machine): boolean {
  return findState('machine', machine.state)?.billed === true;
}
