import {limits} from '@aloft/platform/limits';
import {findState} from '@aloft/platform/states';
import type {Machine, Namespace} from '../state/types';
import type {MachineTemplate} from '../template';

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

export function usesCompute(machine: Machine): boolean {
  return findState('machine', machine.state)?.billed === true;
}
