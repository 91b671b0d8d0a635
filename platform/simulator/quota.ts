import {limits} from '../limits';
import {CommandFailure} from './failure';
import type {Namespace, Volume} from './state/types';

/** Kinds whose number is limited by a quota. */
export const COUNTED_KINDS = ['apps', 'machines', 'services', 'volumes', 'certificates'] as const;

export type CountedKind = (typeof COUNTED_KINDS)[number];

/** Fails if a namespace has reached its quota of a kind. */
export function checkQuota(
  namespace: Namespace,
  kind: CountedKind,
  count = Object.keys(namespace[kind]).length + 1,
): void {
  const {value, text, label} = limits[kind];
  if (count > value) throw new CommandFailure('quota_exceeded', {namespace: namespace.name, limit: `${text} ${label}`});
}

/** Fails if a volume has reached its limit of snapshots. */
export function checkSnapshots(volume: Volume): void {
  checkCount(volume.namespace, 'volume-snapshots', volume.snapshots.length + 1);
}

/** Fails if a count within a resource exceeds its limit. */
export function checkCount(
  namespace: string,
  id: 'volume-snapshots' | 'listeners' | 'certificate-hostnames',
  count: number,
): void {
  const {value, text, label} = limits[id];
  if (count > value) throw new CommandFailure('quota_exceeded', {namespace, limit: `${text} ${label}`});
}
