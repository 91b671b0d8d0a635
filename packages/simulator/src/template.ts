import type {machineFlags} from '@aloft/platform/commands';
import {limits} from '@aloft/platform/limits';
import {type FlagValues, splitCommandLine} from '@aloft/platform/cli';
import {
  type scaleSettings,
  hasField,
  machineSettings,
  type Setting,
  type SettingValues,
} from '@aloft/platform/manifest';
import {formatDuration, formatSize, parseDuration, parseSize} from '@aloft/platform/values';
import type {View} from './context';

type Settings = Readonly<Record<string, Setting>>;

/** The `machine` section of a manifest, in the simulator's units. */
export type MachineTemplate = SettingValues<typeof machineSettings> & {readonly stopGrace: number};

/** The `scale` section of a manifest. */
export type Scale = SettingValues<typeof scaleSettings>;

/** Reads settings from a manifest's data, with the schema's defaults. */
export function readSettings<S extends Settings>(settings: S, data?: unknown): SettingValues<S> {
  const values = Object.entries(settings).map(([id, setting]) => {
    const value = parse(setting, valueAt(data, setting.path)) ?? parse(setting, setting.schema.default);
    return [id, value ?? null];
  });
  return Object.fromEntries(values) as SettingValues<S>;
}

/** The value at a dotted path of plain data. */
export function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((node, key) => {
    return typeof node === 'object' && node !== null && Object.hasOwn(node, key) ? (node as View)[key] : undefined;
  }, data);
}

function parse({flag}: Setting, value: unknown): unknown {
  if (flag.type === 'size') return parseSize(String(value));
  if (flag.type === 'duration') return parseDuration(String(value));
  return structuredClone(value);
}

export function readTemplate(data?: unknown): MachineTemplate {
  const stopGrace = parseDuration(String(valueAt(data, 'machine.stopGrace'))) ?? limits['stop-grace'].value;
  return {...readSettings(machineSettings, data), stopGrace};
}

export const defaultTemplate: MachineTemplate = readTemplate();

/** Flags that `changeTemplate` considers. */
export const templateFlags = Object.values(machineSettings).map(({flag}) => flag.name) as readonly TemplateFlag[];

type TemplateFlag = Exclude<(typeof machineSettings)[keyof typeof machineSettings]['flag']['name'], 'secret'>;

/** Applies a command's flags to a machine template. */
export function changeTemplate(
  base: MachineTemplate,
  flags: FlagValues<typeof machineFlags> & {readonly secret?: readonly string[]},
): MachineTemplate {
  const given: View = flags;
  const values = Object.entries<Setting>(machineSettings).map(([id, {flag}]) => {
    const before = structuredClone((base as View)[id]);
    const value = given[flag.name];
    return [id, value === undefined ? before : change(flag.type, before, value)];
  });
  return {...Object.fromEntries(values), stopGrace: base.stopGrace} as MachineTemplate;
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

/** The settings that are fields of an app or a machine, nested and in the notation of manifests. */
export function viewTemplate(template: MachineTemplate, kind: 'app' | 'machine'): View {
  const root: View = {};
  for (const [id, setting] of Object.entries<Setting>(machineSettings)) {
    if (!hasField(setting, kind)) continue;
    const steps = setting.path.split('.').slice(1);
    const parent = steps.slice(0, -1).reduce((node, step) => (node[step] ??= {}) as View, root);
    parent[steps.at(-1) ?? ''] = format(setting.flag.type, (template as View)[id]);
  }
  return root;
}

function format(type: string, value: unknown): unknown {
  if (type === 'size') return formatSize(Number(value));
  if (type === 'duration') return formatIdle(Number(value));
  return structuredClone(value);
}

/** Formats a duration of up to two minutes in seconds, as in manifests, and a longer one in its largest unit. */
export function formatIdle(ms: number): string {
  return ms <= 120_000 && ms % 1000 === 0 ? `${ms / 1000}s` : formatDuration(ms);
}
