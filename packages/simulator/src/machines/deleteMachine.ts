import {advanceTo} from '../state/advanceState';
import {DURATIONS} from '../state/durations';
import type {Machine, Namespace, SimulatorState} from '../state/types';
import {detachVolume} from '../volumes/attachVolume';
import {moveMachine} from './moveMachine';
import {stopMachine} from './startMachine';

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
