import {machineStates} from './machineStates';
import {certificateStates, serviceStates, volumeStates} from './attachmentStates';
import type {State, StateMachine, StatefulKind} from './types';
import {appStates, namespaceStates} from './workloadStates';

export type {State, StateMachine, StatefulKind, Transition} from './types';

const machines = {
  namespace: namespaceStates,
  app: appStates,
  machine: machineStates,
  service: serviceStates,
  volume: volumeStates,
  certificate: certificateStates,
} as const satisfies Record<StatefulKind, StateMachine>;

/** State machines of all kinds that have states. */
export const stateMachines: Readonly<Record<StatefulKind, StateMachine>> = machines;

/** Names of the states of a kind. */
export type StateName<Kind extends StatefulKind> = (typeof machines)[Kind]['states'][number]['name'];

/** Names of the states of a kind. */
export function stateNames<Kind extends StatefulKind>(kind: Kind): readonly StateName<Kind>[] {
  return stateMachines[kind].states.map((state) => state.name as StateName<Kind>);
}

/** Finds a state of a kind by its name. */
export function findState(kind: StatefulKind, name: string): State | undefined {
  return stateMachines[kind].states.find((state) => state.name === name);
}

/** Whether a direct transition between two states is allowed. */
export function canTransition(kind: StatefulKind, from: string, to: string): boolean {
  return stateMachines[kind].transitions.some((step) => step.from === from && step.to === to);
}

/** Names of the states that can follow a state. */
export function nextStates(kind: StatefulKind, from: string): readonly string[] {
  return stateMachines[kind].transitions.filter((step) => step.from === from).map((step) => step.to);
}

export {volumeStates} from './attachmentStates';
export {machineStates} from './machineStates';
