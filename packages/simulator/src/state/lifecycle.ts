import {limits} from '@aloft/platform/limits';
import {canTransition, type StatefulKind, type StateName} from '@aloft/platform/states';
import type {Namespace, Resource, SimulatorState} from './types';

/**
 * Durations in the simulator, in ms. They order events and advance the clock, but they don't describe the platform's
 * speed, and pages don't show them.
 */
export const DURATIONS = {
  command: 200,
  build: 8000,
  starting: 2000,
  flashing: 1000,
  waking: 200,
  stopping: 1000,
  deleting: 1000,
  service: 1000,
  volumeCreating: 1000,
  volumeAttaching: 1000,
  volumeResizing: 2000,
  /** From the creation of a managed certificate until its DNS records are found. */
  validation: 60_000,
  issuing: 15_000,
} as const;

export const DAY = 86_400_000;

/** Validity of a certificate. */
export const VALIDITY = 90 * DAY;

/** Time before expiry at which a managed certificate is renewed. */
export const RENEW_BEFORE = limits['certificate-renewal'].value;

/** Latest time in the simulator, so that every time can be formatted. */
export const MAX_TIME = Date.UTC(9000, 0, 1);

/** Formats a time as RFC 3339 in UTC, in whole seconds: `2026-10-20T09:00:00Z`. */
export function formatTime(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}

/** A resource of any kind. */
interface Stateful {
  state: string;
  updatedAt: number;
  due: {to: string; at: number} | null;
}

/**
 * Moves a resource to another state along an allowed transition of its kind, and schedules the next one.
 * Throws for any other transition, because that would be a bug in the simulator.
 */
export function changeState<T extends Stateful>(
  kind: StatefulKind,
  resource: T,
  to: T['state'],
  now: number,
  due: T['due'] = null,
): void {
  resource.due = due;
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
  due: Resource<Kind>['due'] = null,
): Resource<Kind> {
  return {name, namespace, state, createdAt: now, updatedAt: now, labels: {}, due};
}
