import {limits} from '@aloft/platform/limits';
import {nextStates, type StatefulKind, type StateName} from '@aloft/platform/states';
import type {Changes} from '../context';
import {checkQuota, type CountedKind, type NounOf} from '../resources';
import type {Namespace, Resource} from './types';

/**
 * Durations in the simulator, in ms. They order events and advance the clock, but they don't describe the platform's
 * speed, and pages don't show them.
 */
export const DURATIONS = {
  command: 200,
  build: 8000,
  flashing: 1000,
  waking: 200,
  deleting: 1000,
  resizing: 2000,
  /** From the creation of a managed certificate until its DNS records are found. */
  validation: 60_000,
} as const;

/** States that pass by themselves, with the next state and the time until then. */
const PASSING: {readonly [Kind in StatefulKind]?: {readonly [State in StateName<Kind>]?: [StateName<Kind>, number]}} = {
  machine: {starting: ['running', 2000], waking: ['running', DURATIONS.waking], stopping: ['stopped', 1000]},
  service: {pending: ['ready', 1000]},
  volume: {creating: ['available', 1000], attaching: ['attached', 1000]},
  certificate: {
    'pending-validation': ['issuing', DURATIONS.validation],
    issuing: ['active', 15_000],
    renewing: ['active', 15_000],
  },
};

/** The transition that follows a state by itself, or null. */
export function whatFollows<Kind extends StatefulKind>(kind: Kind, state: StateName<Kind>, now: number) {
  const [to, after = 0] = PASSING[kind]?.[state] ?? [];
  return to === undefined ? null : {to, at: now + after};
}

export const DAY = 86_400_000;

/** Validity of a certificate. */
export const VALIDITY = 90 * DAY;

/** Time before expiry at which a managed certificate is renewed. */
export const RENEW_BEFORE = limits['certificate-renewal'].value;

/** Latest time in the simulator, so that every time can be formatted. */
export const MAX_TIME = Date.UTC(9000, 0, 1);

/** Formats a time as RFC 3339 in UTC, in whole seconds: `2026-10-20T09:00:00Z`. */
export const formatTime = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`;

/**
 * Moves a resource to another state along an allowed transition of its kind, and schedules the next one.
 * Throws for any other transition, because that would be a bug in the simulator.
 */
export function changeState<Kind extends StatefulKind>(
  kind: Kind,
  resource: Pick<Resource<Kind>, 'state' | 'updatedAt' | 'due'>,
  to: StateName<Kind>,
  now: number,
  due = whatFollows(kind, to, now),
): void {
  resource.due = due;
  if (resource.state === to) return;
  if (!nextStates(kind, resource.state).includes(to))
    throw new Error(`illegal transition of a ${kind}: ${resource.state} to ${to}`);
  resource.state = to;
  resource.updatedAt = now;
}

type Common = 'namespace' | 'state' | 'createdAt' | 'updatedAt' | 'labels' | 'due';

/** Adds a resource in a state. Fails if the namespace's quota is exhausted. */
export function addResource<Kind extends CountedKind>(
  context: Changes<'quota_exceeded'>,
  kind: Kind,
  state: StateName<NounOf<Kind>>,
  own: Omit<Namespace[Kind][string], Common> & {labels?: Record<string, string>},
): Namespace[Kind][string] {
  checkQuota(context, kind);
  const {draft, namespace} = context;
  const {now} = draft;
  const due = whatFollows(kind.slice(0, -1) as NounOf<Kind>, state, now);
  const common = {namespace: namespace.name, state, createdAt: now, updatedAt: now, labels: {}, due};
  const resource = {...common, ...own} as unknown as Namespace[Kind][string];
  namespace[kind]['id' in resource ? resource.id : resource.name] = resource;
  return resource;
}
