import type {ErrorCode} from '@aloft/platform/errors';
import {suggest} from '@aloft/platform/values';
import type {Context} from './context';
import type {CountedKind} from './quota';
import type {Namespace} from './state/types';

/** Finds a namespace by name. Fails with the existing ones. */
export function findNamespace({draft, fail}: Context<'namespace_not_found'>, name: string): Namespace {
  return (
    pick(draft.namespaces, name) ?? fail('namespace_not_found', {name}, meant(name, Object.keys(draft.namespaces)))
  );
}

const missing = {
  apps: 'app_not_found',
  machines: 'machine_not_found',
  services: 'service_not_found',
  volumes: 'volume_not_found',
  certificates: 'certificate_not_found',
} as const satisfies Record<CountedKind, ErrorCode>;

/** The error of a kind without the resource. */
export type MissingError<Kind extends CountedKind> = (typeof missing)[Kind];

/** Finds a resource of a namespace by name, and a machine also by id. */
export function findResource<Kind extends CountedKind>(
  {fail}: Context<MissingError<Kind>>,
  namespace: Namespace,
  kind: Kind,
  name: string,
): Namespace[Kind][string] {
  const among = namespace[kind] as Record<string, Namespace[Kind][string]>;
  const named = {...Object.fromEntries(Object.values(among).map((one) => [one.name, one])), ...among};
  return pick(named, name) ?? fail(missing[kind], {name, namespace: namespace.name}, meant(name, Object.keys(named)));
}

/** Own property of a record, or undefined. */
export function pick<T>(record: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function meant(name: string, names: string[]): string | undefined {
  const suggestion = suggest(name, names);
  return suggestion === undefined ? undefined : `did you mean "${suggestion}"?`;
}

/** Fails if a resource of a kind has the name. */
export function checkNameFree(
  {fail}: Context<'name_taken'>,
  namespace: Namespace,
  among: Record<string, unknown>,
  kind: string,
  name: string,
): void {
  if (Object.hasOwn(among, name)) fail('name_taken', {namespace: namespace.name, kind, name});
}
