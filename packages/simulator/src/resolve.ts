import type {ErrorCode} from '@aloft/platform/errors';
import {suggest} from '@aloft/platform/values';
import type {Context} from './context';
import type {Fail} from './failure';
import type {App, Certificate, Machine, Namespace, Service, Volume} from './state/types';

/** Finds a namespace by name. Fails with the existing ones. */
export function findNamespace({draft, fail}: Context<'namespace_not_found'>, name: string): Namespace {
  return (
    pick(draft.namespaces, name) ?? fail('namespace_not_found', {name}, meant(name, Object.keys(draft.namespaces)))
  );
}

export function findApp({fail}: Context<'app_not_found'>, namespace: Namespace, name: string): App {
  return find(fail, 'app_not_found', namespace, namespace.apps, name);
}

export function findService({fail}: Context<'service_not_found'>, namespace: Namespace, name: string): Service {
  return find(fail, 'service_not_found', namespace, namespace.services, name);
}

export function findVolume({fail}: Context<'volume_not_found'>, namespace: Namespace, name: string): Volume {
  return find(fail, 'volume_not_found', namespace, namespace.volumes, name);
}

export function findCertificate(
  {fail}: Context<'certificate_not_found'>,
  namespace: Namespace,
  name: string,
): Certificate {
  return find(fail, 'certificate_not_found', namespace, namespace.certificates, name);
}

/** Finds a machine by id or name. */
export function findMachine({fail}: Context<'machine_not_found'>, namespace: Namespace, name: string): Machine {
  const machines = Object.values(namespace.machines);
  const named = {...Object.fromEntries(machines.map((machine) => [machine.name, machine])), ...namespace.machines};
  return find(fail, 'machine_not_found', namespace, named, name);
}

function find<Code extends ErrorCode, T>(
  fail: Fail<Code>,
  code: Code,
  namespace: Namespace,
  among: Record<string, T>,
  name: string,
): T {
  return pick(among, name) ?? fail(code, {name, namespace: namespace.name}, meant(name, Object.keys(among)));
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
