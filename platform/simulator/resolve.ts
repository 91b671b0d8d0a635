import {suggest} from '../suggest';
import type {Context} from './context';
import {CommandFailure} from './failure';
import type {App, Certificate, Machine, Namespace, Service, SimulatorState, Volume} from './state/types';

/** Finds a namespace by name. Fails with the existing ones. */
export function findNamespace(draft: SimulatorState, name: string): Namespace {
  const namespace = Object.hasOwn(draft.namespaces, name) ? draft.namespaces[name] : undefined;
  if (namespace) return namespace;
  throw new CommandFailure('namespace_not_found', {name}, meant(name, Object.keys(draft.namespaces)));
}

export function findApp(namespace: Namespace, name: string): App {
  return pick(namespace.apps, name) ?? missing('app_not_found', namespace, name, Object.keys(namespace.apps));
}

export function findService(namespace: Namespace, name: string): Service {
  return (
    pick(namespace.services, name) ?? missing('service_not_found', namespace, name, Object.keys(namespace.services))
  );
}

export function findVolume(namespace: Namespace, name: string): Volume {
  return pick(namespace.volumes, name) ?? missing('volume_not_found', namespace, name, Object.keys(namespace.volumes));
}

export function findCertificate(namespace: Namespace, name: string): Certificate {
  return (
    pick(namespace.certificates, name) ??
    missing('certificate_not_found', namespace, name, Object.keys(namespace.certificates))
  );
}

/** Finds a machine by id or name. */
export function findMachine(namespace: Namespace, name: string): Machine {
  const machines = Object.values(namespace.machines);
  return (
    pick(namespace.machines, name) ??
    machines.find((machine) => machine.name === name) ??
    missing(
      'machine_not_found',
      namespace,
      name,
      machines.flatMap((machine) => [machine.name, machine.id]),
    )
  );
}

/** Own property of a record, or undefined. */
export function pick<T>(record: Record<string, T>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Text of an argument or flag, or null if absent. */
export function text(context: Context, name: string): string | null {
  const value = context.call.flags[name] ?? context.call.args[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null;
}

/** Number of a flag or argument, or null if absent. */
export function number(context: Context, name: string): number | null {
  const value = context.call.flags[name] ?? context.call.args[name];
  return typeof value === 'number' ? value : null;
}

/** True if a boolean flag is on. */
export function isOn(context: Context, name: string): boolean {
  return context.call.flags[name] === true;
}

/** Values of a repeatable flag or variadic argument; empty if absent. */
export function list(context: Context, name: string): string[] {
  const value = context.call.flags[name] ?? context.call.args[name];
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'string' ? [value] : [];
}

/** Pairs of a `keyValue` flag or argument; empty if absent. */
export function pairs(context: Context, name: string): Record<string, string> {
  const value = context.call.flags[name] ?? context.call.args[name];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, String(item)]));
}

/** True if the flag is on the command line itself. */
export function isGiven(context: Context, name: string): boolean {
  return context.call.given.includes(name);
}

type Missing =
  'app_not_found' | 'machine_not_found' | 'service_not_found' | 'volume_not_found' | 'certificate_not_found';

function missing(code: Missing, namespace: Namespace, name: string, names: string[]): never {
  throw new CommandFailure(code, {name, namespace: namespace.name}, meant(name, names));
}

function meant(name: string, names: string[]): string | undefined {
  const suggestion = suggest(name, names);
  return suggestion === undefined ? undefined : `did you mean "${suggestion}"?`;
}
