import {limits} from '@aloft/platform/limits';
import type {Changes} from './context';
import type {Namespace} from './state/types';

/** Kinds whose number is limited by a quota. */
export const COUNTED_KINDS = ['apps', 'machines', 'services', 'volumes', 'certificates'] as const;

export type CountedKind = (typeof COUNTED_KINDS)[number];

/** Fails if a namespace has reached its quota of a kind. */
export function checkQuota(
  context: Changes<'quota_exceeded'>,
  namespace: Namespace,
  kind: CountedKind,
  count = Object.keys(namespace[kind]).length + 1,
): void {
  checkCount(context, namespace.name, kind, count);
}

/** Fails if a count within a namespace or a resource exceeds its limit. */
export function checkCount(
  {fail}: Changes<'quota_exceeded'>,
  namespace: string,
  id: CountedKind | 'volume-snapshots' | 'listeners' | 'certificate-hostnames',
  count: number,
): void {
  const {value, text, label} = limits[id];
  if (count > value) fail('quota_exceeded', {namespace, limit: `${text} ${label}`});
}
