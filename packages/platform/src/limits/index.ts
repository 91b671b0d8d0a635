import {namespaceLimits, resourceLimits} from './definitions';
import type {Limit} from './types';

export {vcpuCounts} from './definitions';
export type {Limit, LimitScope, LimitUnit} from './types';

/** All limits of the platform, by id. */
export const limits = {...namespaceLimits, ...resourceLimits} as const;

/** Id of a limit. */
export type LimitId = keyof typeof limits;

/** Ids in the order of the reference. */
export const limitIds = Object.keys(limits) as readonly LimitId[];

/** Whether a string is the id of a limit. */
export function isLimitId(text: string): text is LimitId {
  return Object.hasOwn(limits, text);
}

/** Returns a limit by its id. */
export function findLimit(id: LimitId): Limit {
  return limits[id];
}
