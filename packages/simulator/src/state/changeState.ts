import {canTransition, type StatefulKind, type StateName} from '@aloft/platform/states';
import type {Due, Namespace, Resource, SimulatorState} from './types';

/** The state of a resource of any kind. */
interface Stateful {
  state: string;
  updatedAt: number;
}

/**
 * Moves a resource to another state along an allowed transition of its kind.
 * Throws for any other transition, because that would be a bug in the simulator.
 */
export function changeState<T extends Stateful>(kind: StatefulKind, resource: T, to: T['state'], now: number): void {
  if (resource.state === to) return;
  if (!canTransition(kind, resource.state, to))
    throw new Error(`illegal transition of a ${kind}: ${resource.state} to ${to}`);
  resource.state = to;
  resource.updatedAt = now;
}

/** The fields that every resource has, for a new one without labels. */
export function startResource<Kind extends StatefulKind>(
  {now}: SimulatorState,
  {name: namespace}: Namespace,
  name: string,
  state: StateName<Kind>,
  due: Due<Kind> | null = null,
): Resource<Kind> {
  return {name, namespace, state, createdAt: now, updatedAt: now, labels: {}, due};
}
