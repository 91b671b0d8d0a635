import {canTransition, type StatefulKind} from '../../states';

/** A resource of any kind, as far as its state goes. */
interface Stateful {
  state: string;
  updatedAt: number;
}

/**
 * Moves a resource to another state along an allowed transition of its kind.
 * An illegal one is a mistake in the simulator, never in a command line, hence an exception.
 */
export function changeState<T extends Stateful>(kind: StatefulKind, resource: T, to: T['state'], now: number): void {
  if (resource.state === to) return;
  if (!canTransition(kind, resource.state, to))
    throw new Error(`illegal transition of a ${kind}: ${resource.state} to ${to}`);
  resource.state = to;
  resource.updatedAt = now;
}
