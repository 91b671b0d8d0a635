import {limits} from '../limits';
import {CommandFailure} from './failure';
import type {Namespace, Volume} from './state/types';

/** Kinds of which a namespace may hold so many. */
export const COUNTED_KINDS = ['apps', 'machines', 'services', 'volumes', 'certificates'] as const;

/** One of them. */
export type CountedKind = (typeof COUNTED_KINDS)[number];

/** Fails when a namespace has no room for one more of a kind. */
export function checkQuota(
  namespace: Namespace,
  kind: CountedKind,
  count = Object.keys(namespace[kind]).length + 1,
): void {
  const {value, text, label} = limits[kind];
  if (count > value) throw new CommandFailure('quota_exceeded', {namespace: namespace.name, limit: `${text} ${label}`});
}

/** Fails when a volume has as many snapshots as it may. */
export function checkSnapshots(volume: Volume): void {
  checkCount(volume.namespace, 'volume-snapshots', volume.snapshots.length + 1);
}

/** Fails when a count of something within a resource is over its limit. */
export function checkCount(
  namespace: string,
  id: 'volume-snapshots' | 'listeners' | 'certificate-hostnames',
  count: number,
): void {
  const {value, text, label} = limits[id];
  if (count > value) throw new CommandFailure('quota_exceeded', {namespace, limit: `${text} ${label}`});
}
