import {brand} from '../../brand';
import {limits} from '../../limits';
import {manifestBounds} from '../../manifest/fields';
import {machineSettings, scaleSettings, type Setting, type SettingFlag} from '../../manifest/settings';
import {type StatefulKind, stateNames} from '../../states';
import {errors, type ErrorCode} from '../../errors/catalog';
import type {Argument, Flag} from '../types';
import {argument, flag} from '../valueTypes';

/** Arguments and flags that several commands share. */

/** Kinds of resources that can be missing. */
type Missing = ErrorCode extends infer Code ? (Code extends `${infer Kind}_not_found` ? Kind : never) : never;

/** The argument that names a resource. */
export function nameArgument<const Kind extends Missing>(kind: Kind) {
  const isMachine = kind === 'machine';
  const description = isMachine ? 'Name or ID of the machine.' : `Name of the ${kind}.`;
  const errors = [`${kind}_not_found`] as const;
  return {name: 'NAME', type: isMachine ? 'machine' : 'name', required: true, description, errors} as const;
}

/** The argument that names a new resource. */
export function newNameArgument(kind: string) {
  return argument.name('NAME', `Name of the new ${kind}. It must follow the rules for resource names.`, {
    errors: ['name_taken', 'quota_exceeded'],
  });
}

/** Arguments of a command that doesn't define others. */
export type DefaultArguments<Id extends string> = Id extends `${infer Noun extends Missing} ${infer Verb}`
  ? Verb extends 'list'
    ? readonly []
    : readonly [ReturnType<Verb extends 'create' ? typeof newNameArgument : typeof nameArgument<Noun>>]
  : readonly [];

export function defaultArguments(id: string): readonly Argument[] {
  const [noun = '', ...rest] = id.split(' ');
  const verb = rest.join(' ');
  if (!verb || !Object.hasOwn(errors, `${noun}_not_found`) || verb === 'list') return [];
  return [verb === 'create' ? newNameArgument(noun) : nameArgument(noun as Missing)];
}

/** A command that lists the resources of a kind in a namespace. Its filters come before those for states and labels. */
export function listCommand<const Kind extends StatefulKind, const Filters extends readonly Flag[]>(
  kind: Kind,
  filters: Filters,
  examples: Readonly<Record<string, string>>,
) {
  return {
    summary: `List ${kind}s.`,
    description: `List the ${kind}s in the namespace, sorted by name.`,
    flags: [...filters, stateFilter(kind), labelFilter],
    examples: {[`aloft ${kind} list`]: `List the ${kind}s in the current namespace.`, ...examples},
  } as const;
}

/** Filter by app. */
export const appFilter = (kind: string) =>
  flag.name('app', `Show only ${kind}s of this app.`, {short: 'a', errors: ['app_not_found']});

/** Command line that runs in a machine. */
export const commandArgument = argument.string(
  'COMMAND',
  'Command and its arguments. It runs without a shell; if you need one, use `sh -c`.',
  {variadic: true},
);

/** Filter by label. */
export const labelFilter = flag.keyValue(
  'label',
  'Show only resources with this label. If you repeat the flag, all labels must match.',
  {short: 'l', repeatable: true},
);

/** Sets labels. */
export const labelSetter = flag.keyValue('label', 'Label to set. To remove a label, use an empty value (`KEY=`).', {
  short: 'l',
  repeatable: true,
});

/** Filter by state. */
export function stateFilter(kind: StatefulKind) {
  return flag.enum(
    'state',
    'Show only resources in this state. If you repeat the flag, resources in any of the states match.',
    {values: stateNames(kind), repeatable: true},
  );
}

/** Limits how long a command waits. */
export const timeoutFlag = <const More extends Pick<Flag, 'requires'>>(timeout: string, more?: More) =>
  flag.duration(
    'timeout',
    'Maximum time to wait. When it elapses, the command exits with code 6, and the operation continues in the background.',
    {min: '1s', max: '1h', default: timeout, errors: ['wait_timeout'], ...more},
  );

/** Flags of commands that wait for their effect. */
export function waitFlags(goal: string, timeout: string) {
  return [
    flag.boolean('wait', `Wait until ${goal} instead of returning immediately.`, {default: 'true'}),
    timeoutFlag(timeout),
  ] as const;
}

function flagOf<S extends Setting>(setting: S): SettingFlag<S> {
  const {path, summary, flag, flagNote = ''}: Setting = setting;
  const description = `${summary} ${flagNote && `${flagNote} `}Manifest field: \`${path}\`.`;
  return {...flag, ...manifestBounds(path), description} as SettingFlag<S>;
}

// A machine without an app doesn't have secrets.
const {secrets, ...ownSettings} = machineSettings;

/** Flags of the settings that every machine has. */
export const machineFlags = Object.values(ownSettings).map(flagOf);

/** Secrets of an app for its machines. */
export const secretFlag = {...flagOf(secrets), errors: ['secret_not_found']} as const;

/** Flags of the number of machines. */
export const scaleFlags = Object.values(scaleSettings).map(flagOf);

/** Body of an API response with a log. */
export const logResult = {mediaType: 'text/plain', description: 'Log lines, oldest first.'} as const;

/** Errors of commands that run an image with an environment. */
export const imageErrors = [
  'image_not_found',
  'image_too_large',
  'image_unsupported',
  'environment_too_large',
] as const;

/** Image of an app or a machine. */
export const imageFlag = flag.image('image', 'Image to run.', {short: 'i', errors: imageErrors});

/** Filters for log lines. */
export const logFlags = [
  flag.boolean('follow', 'Keep printing new lines until you press Ctrl+C.', {short: 'f'}),
  flag.duration(
    'since',
    `Start of the time range, as a duration before now. Logs are kept for ${limits['log-retention'].text}.`,
    {max: limits['log-retention'].written, default: '1h'},
  ),
  flag.integer('tail', 'Maximum number of lines to print, counted from the newest.', {
    short: 't',
    min: '1',
    max: '10000',
    default: '100',
    placeholder: 'LINES',
  }),
  flag.enum('source', 'Source of the lines: your process (`app`), `ignitiond` and the platform (`system`), or both.', {
    values: ['app', 'system', 'all'],
    default: 'app',
  }),
  flag.string('grep', 'Print only lines that contain this text. Matching is case-sensitive.', {placeholder: 'TEXT'}),
] as const;

/** Options for building an image from a Dockerfile. */
export const buildFlags = [
  flag.path('file', 'Manifest to use.', {
    short: 'f',
    default: brand.manifest,
    errors: ['manifest_not_found', 'manifest_invalid', 'file_not_found'],
  }),
  flag.path('dockerfile', 'Dockerfile to build instead of the one in the manifest.'),
  flag.keyValue('build-arg', 'Build argument for an `ARG` in the Dockerfile. Manifest field: `build.args`.', {
    repeatable: true,
  }),
  flag.keyValue(
    'build-secret',
    'File that a `RUN --mount=type=secret,id=ID` instruction can read. It is not stored in the image.',
    {repeatable: true, placeholder: 'ID=FILE'},
  ),
  flag.boolean('cache', 'Reuse layers of earlier builds instead of rebuilding every step.', {default: 'true'}),
] as const;

/** The app of a project command. */
export const appArgument = argument.name(
  'APP',
  'Name of the app. The default is the app in the manifest of the current directory.',
  {required: false, errors: ['app_not_found', 'manifest_not_found', 'manifest_invalid']},
);
