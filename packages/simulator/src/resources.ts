import type {ErrorCode} from '@aloft/platform/errors';
import {type LimitId, limits} from '@aloft/platform/limits';
import {suggest} from '@aloft/platform/values';
import type {Changes, Context, View} from './context';
import type {Namespace, Secret} from './state/types';

/** Own property of a record, or undefined. */
export function pick<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Hint with the name that is most similar; undefined if none is. */
export function meant(name: string, names: readonly string[]): string | undefined {
  const suggestion = suggest(name, names);
  return suggestion && `did you mean "${suggestion}"?`;
}

/** Kinds whose number is limited by a quota. */
export const COUNTED_KINDS = ['apps', 'machines', 'services', 'volumes', 'certificates'] as const;

export type CountedKind = (typeof COUNTED_KINDS)[number];

export type NounOf<Kind extends CountedKind> = Kind extends `${infer Noun}s` ? Noun : never;

/** The error of a kind without the resource. */
export type MissingError<Kind extends CountedKind> = Extract<ErrorCode, `${NounOf<Kind>}_not_found`>;

type Scope<Code extends ErrorCode> = Pick<Changes<Code>, 'namespace' | 'fail'>;

/** Finds a resource of a namespace by name, and a machine also by id. */
export function findResource<Kind extends CountedKind>(
  {namespace, fail}: Scope<MissingError<Kind>>,
  kind: Kind,
  name: string,
): Namespace[Kind][string] {
  const among = namespace[kind] as Record<string, Namespace[Kind][string]>;
  const named = {...Object.fromEntries(Object.values(among).map((one) => [one.name, one])), ...among};
  const missing = `${kind.slice(0, -1)}_not_found` as MissingError<Kind>;
  return pick(named, name) ?? fail(missing, {name, namespace: namespace.name}, meant(name, Object.keys(named)));
}

/** Fails if a resource of a kind has the name. */
export function checkNameFree(
  {fail}: Context<'name_taken'>,
  namespace: string,
  kind: string,
  among: readonly {readonly name: string}[],
  name: string,
): void {
  if (among.some((resource) => resource.name === name)) fail('name_taken', {namespace, kind, name});
}

/** The first of `nameOf(1)`, `nameOf(2)` … that no resource has. */
export function findFreeName(
  among: readonly {readonly name: string}[],
  nameOf: (number: number) => string,
  number = 1,
): string {
  const name = nameOf(number);
  return among.some((one) => one.name === name) ? findFreeName(among, nameOf, number + 1) : name;
}

/** Fails if a count exceeds the limit of a namespace or a resource. */
export function checkCount({namespace, fail}: Scope<'quota_exceeded'>, id: LimitId, count: number): void {
  const {value, text, label} = limits[id];
  if (count > value) fail('quota_exceeded', {namespace: namespace.name, limit: `${text} ${label}`});
}

/** Fails if a namespace can't have another resource of a kind. */
export function checkQuota(scope: Scope<'quota_exceeded'>, kind: CountedKind): void {
  checkCount(scope, kind, Object.keys(scope.namespace[kind]).length + 1);
}

/** Fails unless the line has a flag that changes a setting. */
export function checkChanges({call, fail}: Context<'nothing_to_change'>): void {
  const settings = call.command.flags.map((flag) => flag.name).filter((name) => name !== 'wait' && name !== 'timeout');
  if (call.given.some((name) => settings.includes(name))) return;
  fail('nothing_to_change', {flags: settings.map((name) => `--${name}`).join(', ')});
}

/** Whether two values of plain JSON are equal, whatever the order of their keys. */
export function isEqual(left: unknown, right: unknown): boolean {
  return JSON.stringify(left, sortKeys) === JSON.stringify(right, sortKeys);
}

function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** Fails if variables and secrets together exceed the size limit of an environment. */
export function checkEnvironment(
  {fail}: Context<'environment_too_large'>,
  env: Readonly<Record<string, string>>,
  secrets: Readonly<Record<string, Secret>> = {},
): void {
  const values = [...Object.entries(env), ...Object.entries(secrets).map(([name, {value}]) => [name, value])];
  const size = new TextEncoder().encode(values.flat().join('')).length + 2 * values.length;
  const limit = limits.environment;
  if (size > limit.value) fail('environment_too_large', {size: `${Math.ceil(size / 1024)} KiB`, limit: limit.text});
}

type Labels = Readonly<Record<string, string>>;

type Filter = Pick<Context, 'call'> & {readonly flags: {readonly state: readonly string[]; readonly label: Labels}};

/** Filters views by `--state`, `--label` and `--region`, and sorts them by name. */
export function filterViews({call, flags}: Filter, views: View[]): View[] {
  const {region} = call.flags;
  return views
    .filter((view) => flags.state.length === 0 || flags.state.includes(String(view.state)))
    .filter((view) => region === undefined || view.region === undefined || view.region === region)
    .filter((view) => Object.entries(flags.label).every(([key, value]) => pick(view.labels as View, key) === value))
    .sort((left, right) => (String(left.name) < String(right.name) ? -1 : 1));
}

/** Applies `--label` flags to labels; an empty value removes a label. */
export function changeLabels({label}: {readonly label: Labels}, labels: Labels = {}): Record<string, string> {
  return Object.fromEntries(Object.entries({...labels, ...label}).filter(([, value]) => value !== ''));
}
