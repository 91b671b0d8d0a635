import type {machineFlags} from '@aloft/platform/commands';
import {limits} from '@aloft/platform/limits';
import {type FlagValues, splitCommandLine} from '@aloft/platform/cli';
import {machineSettings, type scaleSettings, type Setting, type SettingValues} from '@aloft/platform/manifest';
import {isObject, parseDuration, parseSize} from '@aloft/platform/values';
import {pick} from './resources';

/** The `machine` section of a manifest, in the simulator's units. */
export type MachineTemplate = SettingValues<typeof machineSettings> & {readonly stopGrace: number};

/** The `scale` section of a manifest. */
export type Scale = SettingValues<typeof scaleSettings>;

/** Reads settings from a manifest's data, with the schema's defaults. */
export function readSettings<S extends Readonly<Record<string, Setting>>>(settings: S, data?: unknown) {
  const values = Object.entries(settings).map(([id, {flag, path, schema}]) => {
    const parse = {size: parseSize, duration: parseDuration}[flag.type as string] ?? structuredClone<unknown>;
    return [id, parse((valueAt(data, path) ?? schema.default) as string) ?? null];
  });
  return Object.fromEntries(values) as SettingValues<S>;
}

/** The value at a dotted path of plain data. */
export function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce((node, key) => (isObject(node) ? pick(node, key) : undefined), data);
}

export function readTemplate(data?: unknown): MachineTemplate {
  const stopGrace = parseDuration(String(valueAt(data, 'machine.stopGrace'))) ?? limits['stop-grace'].value;
  return {...readSettings(machineSettings, data), stopGrace};
}

export const defaultTemplate: MachineTemplate = readTemplate();

type TemplateFlag = Exclude<(typeof machineSettings)[keyof typeof machineSettings]['flag']['name'], 'secret'>;

/** Flags of an image and of the settings that `changeTemplate` considers. */
export const createFlags = [
  'image' as const,
  ...Object.values(machineSettings).map(({flag}) => flag.name as TemplateFlag),
];

/** Applies a command's flags to a machine template. */
export function changeTemplate(
  base: MachineTemplate,
  flags: FlagValues<typeof machineFlags> & {readonly secret?: readonly string[]},
): MachineTemplate {
  const template: Record<string, unknown> = structuredClone(base);
  for (const [id, {flag}] of Object.entries<Setting>(machineSettings)) {
    const value = pick<unknown>(flags, flag.name);
    if (value !== undefined) template[id] = change(flag.type, template[id], value);
  }
  return template as MachineTemplate;
}

function change(type: string, before: unknown, value: unknown): unknown {
  if (type === 'keyValue') return {...(before as object), ...(value as object)};
  if (Array.isArray(value)) return [...new Set([...(before as unknown[]), ...(value as unknown[])])];
  if (Array.isArray(before)) {
    const split = splitCommandLine(String(value));
    return split.ok ? [...split.words] : before;
  }
  return typeof before === 'number' ? Number(value) : value;
}
