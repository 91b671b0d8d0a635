import {brand} from '../../brand';
import {limits} from '../../limits';
import {manifestBounds} from '../../manifest/fields';
import {
  hasField,
  machineSettings,
  scaleSettings,
  type Setting,
  type MachineSettings,
  type ScaleSettings,
  type SettingFlag,
} from '../../manifest/settings';
import type {ResourceField} from '../../resources/types';
import {type StatefulKind, stateNames} from '../../states';
import type {Argument, Flag} from '../types';

/** Arguments and flags that several commands share. */

/** The argument that names a resource. */
export function nameArgument(kind: string) {
  const isMachine = kind === 'machine';
  const description = isMachine ? 'Name or ID of the machine.' : `Name of the ${kind}.`;
  return {name: 'NAME', type: isMachine ? 'machine' : 'name', required: true, description} as const satisfies Argument;
}

/** The argument that names a new resource. */
export function newNameArgument(kind: string) {
  return {
    name: 'NAME',
    type: 'name',
    required: true,
    description: `Name of the new ${kind}. It must follow the rules for resource names.`,
  } as const satisfies Argument;
}

/** Command line that runs in a machine. */
export const commandArgument = {
  name: 'COMMAND',
  type: 'string',
  required: true,
  variadic: true,
  description: 'Command and its arguments. It runs without a shell; if you need one, use `sh -c`.',
} as const satisfies Argument;

/** A flag that is on or off, and off by default. */
export function toggle<const Name extends string>(
  name: Name,
  description: string,
  initially: 'true' | 'false' = 'false',
) {
  return {name, type: 'boolean', default: initially, description} as const satisfies Flag;
}

/** Filter by label. */
export const labelFilter = {
  name: 'label',
  short: 'l',
  type: 'keyValue',
  repeatable: true,
  description: 'Show only resources with this label. If you repeat the flag, all labels must match.',
} as const satisfies Flag;

/** Sets labels. */
export const labelSetter = {
  name: 'label',
  short: 'l',
  type: 'keyValue',
  repeatable: true,
  description: 'Label to set. To remove a label, use an empty value (`KEY=`).',
} as const satisfies Flag;

/** Filter by state. */
export function stateFilter(kind: StatefulKind) {
  return {
    name: 'state',
    type: 'enum',
    values: stateNames(kind),
    repeatable: true,
    description: 'Show only resources in this state. If you repeat the flag, resources in any of the states match.',
  } as const satisfies Flag;
}

/** Flags of commands that wait for their effect. */
export function waitFlags(goal: string, timeout: string) {
  return [
    toggle('wait', `Wait until ${goal} instead of returning immediately.`, 'true'),
    {
      name: 'timeout',
      type: 'duration',
      min: '1s',
      max: '1h',
      default: timeout,
      description:
        'Maximum time to wait. When it elapses, the command exits with code 6, and the operation continues in the background.',
    },
  ] as const satisfies readonly Flag[];
}

function flagOf<S extends MachineSettings[keyof MachineSettings] | ScaleSettings[keyof ScaleSettings]>(
  setting: S,
): SettingFlag<S> {
  const {path, summary, flag}: Pick<S, 'path' | 'summary' | 'flag'> = setting;
  const note = 'flagNote' in setting ? ` ${setting.flagNote}` : '';
  const description = `${summary}${note} Manifest field: \`${path}\`.`;
  return {...flag, ...manifestBounds(path), description} as SettingFlag<S>;
}

// A machine without an app doesn't have secrets.
const {secrets, ...ownSettings} = machineSettings;

/** Flags of the settings that every machine has. */
export const machineFlags = Object.values(ownSettings).map(flagOf);

/** Secrets of an app for its machines. */
export const secretFlag = flagOf(secrets);

/** Flags of the number of machines. */
export const scaleFlags = Object.values(scaleSettings).map(flagOf);

/** Body of an API response with a log. */
export const logResult = {mediaType: 'text/plain', description: 'Log lines, oldest first.'} as const;

/** Filters for log lines. */
export const logFlags = [
  {
    name: 'follow',
    short: 'f',
    type: 'boolean',
    default: 'false',
    description: 'Keep printing new lines until you press Ctrl+C.',
  },
  {
    name: 'since',
    type: 'duration',
    max: limits['log-retention'].written,
    default: '1h',
    description: `Start of the time range, as a duration before now. Logs are kept for ${limits['log-retention'].text}.`,
  },
  {
    name: 'tail',
    short: 't',
    type: 'integer',
    min: '1',
    max: '10000',
    default: '100',
    placeholder: 'LINES',
    description: 'Maximum number of lines to print, counted from the newest.',
  },
  {
    name: 'source',
    type: 'enum',
    values: ['app', 'system', 'all'],
    default: 'app',
    description: 'Source of the lines: your process (`app`), `ignitiond` and the platform (`system`), or both.',
  },
  {
    name: 'grep',
    type: 'string',
    placeholder: 'TEXT',
    description: 'Print only lines that contain this text. Matching is case-sensitive.',
  },
] as const satisfies readonly Flag[];

/** Options for building an image from a Dockerfile. */
export const buildFlags = [
  {name: 'file', short: 'f', type: 'path', default: brand.manifest, description: 'Manifest to use.'},
  {name: 'dockerfile', type: 'path', description: 'Dockerfile to build instead of the one in the manifest.'},
  {
    name: 'build-arg',
    type: 'keyValue',
    repeatable: true,
    description: 'Build argument for an `ARG` in the Dockerfile. Manifest field: `build.args`.',
  },
  {
    name: 'build-secret',
    type: 'keyValue',
    repeatable: true,
    placeholder: 'ID=FILE',
    description: 'File that a `RUN --mount=type=secret,id=ID` instruction can read. It is not stored in the image.',
  },
  toggle('cache', 'Reuse layers of earlier builds instead of rebuilding every step.', 'true'),
] as const satisfies readonly Flag[];

/** The app of a project command. */
export const appArgument = {
  name: 'APP',
  type: 'name',
  required: false,
  description: 'Name of the app. The default is the app in the manifest of the current directory.',
} as const satisfies Argument;

/** API fields of the settings of an app's machines. */
export const machineFields = fieldsIn(machineSettings, 'app');

/** API fields of the settings of a machine without an app. */
export const ownMachineFields = fieldsIn(machineSettings, 'machine').map((path) => path.replace('machine.', ''));

/** Settings that requests can set, although the resource doesn't show them. */
export function hiddenFields(kind: 'app' | 'machine'): ResourceField[] {
  const types = {string: 'string', integer: 'integer', keyValue: 'map'} as const;
  return Object.values<Setting>(machineSettings)
    .filter((setting) => !hasField(setting, kind) && (kind === 'app' || !setting.appOnly))
    .map(({path, summary, schema, flag}) => ({
      path: kind === 'app' ? path : path.replace('machine.', ''),
      type: types[flag.type as keyof typeof types],
      description: summary,
      example: schema.examples[0] as ResourceField['example'],
    }));
}

/** API fields of the number of machines. */
export const scaleFields = fieldsIn(scaleSettings, 'app');

function fieldsIn(table: Readonly<Record<string, Setting>>, kind: 'app' | 'machine'): string[] {
  return Object.values(table)
    .filter((setting) => hasField(setting, kind))
    .map(({path}) => path);
}
