import {canTransition, type StatefulKind} from '@aloft/platform/states';

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
