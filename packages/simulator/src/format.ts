import {brand} from '@aloft/platform/brand';
import {
  type Command,
  commandUsage,
  type Flag,
  flagPlaceholder,
  nouns,
  type OutputColumn,
  type ParsedInvocation,
} from '@aloft/platform/cli';
import {commands, globalFlags} from '@aloft/platform/commands';
import {formatAge} from '@aloft/platform/values';
import type {Reply, View} from './context';
import {valueAt} from './template';

/** Strings without quotes. `.5` is a number, and `...` ends a document. */
const PLAIN = /^(?:[A-Za-z_/$]|\.(?=[A-Za-z/]))[A-Za-z0-9 _./:@=+$~()<>-]*$/;

/** Sizes and durations, which YAML parsers don't parse as numbers. */
const QUANTITY = /^[1-9]\d*(?:Ki|Mi|Gi|Ti|ms|s|m|h)$/;
const AMBIGUOUS = /^(?:true|false|null|yes|no|on|off|y|n|~|\.nan|\.inf)$/i;

/** Formats plain data as block-style YAML lines: maps, lists, strings, numbers, booleans, null. */
export function formatYaml(value: unknown): string[] {
  return isFilled(value) ? writeBlock(value, '') : [writeScalar(value)];
}

function writeBlock(value: object, indent: string): string[] {
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return value.flatMap((item) => {
      const [first = '', ...rest] = isFilled(item) ? writeBlock(item, inner) : [inner + writeScalar(item)];
      return [`${indent}- ${first.slice(inner.length)}`, ...rest];
    });
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return entries.flatMap(([key, item]) => {
    const name = `${indent}${writeString(key)}:`;
    return isFilled(item) ? [name, ...writeBlock(item, inner)] : [`${name} ${writeScalar(item)}`];
  });
}

/** Whether a value is a list or map that isn't empty. */
function isFilled(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.values(value).some((item) => item !== undefined);
}

/** Scalars and empty collections are the same in YAML and JSON, apart from strings without quotes. */
function writeScalar(value: unknown): string {
  return typeof value === 'string' ? writeString(value) : JSON.stringify(value ?? null);
}

function writeString(text: string): string {
  const safe = QUANTITY.test(text) || (PLAIN.test(text) && !AMBIGUOUS.test(text) && !/: |:$| $/.test(text));
  return safe ? text : escapeControls(JSON.stringify(text));
}

/** Formats a value as indented JSON lines. Values that JSON can't represent become null. */
export function formatJson(value: unknown): string[] {
  return escapeControls(JSON.stringify(value ?? null, null, 2)).split('\n');
}

function escapeControls(json: string): string {
  return json.replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Formats a reply for standard output according to `-o` and `-q`. */
export function renderReply(reply: Reply, {flags, command, given}: ParsedInvocation, now: number): string[] {
  const {raw, view, views, steps, quiet, empty = 'Nothing found.'} = reply;
  if (raw) return raw;
  const data = views ?? view;
  if (flags.output === 'json' && data !== undefined) return formatJson(data);
  if (flags.output === 'yaml' && data !== undefined) return formatYaml(data);
  const all = views ?? (view ? [view] : []);
  if (flags.quiet) return quiet ?? all.map(({id, name, number}) => toText(id ?? name ?? number)).filter(Boolean);
  if (steps) return steps;
  const columns = (command.output ?? []).filter(({withFlag}) => withFlag === undefined || given.includes(withFlag));
  const rows = all.map((one) => columns.map((column) => formatCell(one, column, now)));
  if (views) return rows.length === 0 ? [empty] : align([columns.map(({header}) => header.toUpperCase()), ...rows]);
  const pairs = columns.map(({header}, index) => [`${header}:`, rows[0]?.[index] ?? '']);
  return align(pairs, 2);
}

const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

/** Formats a cell on one line. A column named AGE shows the time elapsed, and an empty value becomes `-`. */
function formatCell(view: View, {field, header}: OutputColumn, now: number): string {
  const text = toText(valueAt(view, field));
  if (header === 'AGE' && text !== '') return formatAge(now - Date.parse(text));
  return text.replace(CONTROL, ' ').trim() || '-';
}

/** A value as text: lists are joined, and maps become `key=value`. */
function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(', ');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.entries(value)
    .map(([key, item]) => `${key}=${toText(item)}`)
    .join(', ');
}

/** Aligns columns with spaces between them, without trailing ones. */
export function align(rows: readonly (readonly string[])[], gap = 3): string[] {
  const lengthOf = (cell = ''): number => [...cell].length;
  const widths = (rows[0] ?? []).map((_, column) =>
    rows.reduce((width, row) => Math.max(width, lengthOf(row[column])), 0),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - lengthOf(cell)))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}

/** Formats the help of a command, a noun, or the CLI, as lines. */
export function formatHelp(path: readonly string[]): string[] {
  const words = path.join(' ');
  const listed = commands.filter(({id}) => `${id} `.startsWith(`${words} `));
  const [first, ...others] = listed;
  if (path.length === 0) return helpOfTool();
  if (first?.id === words && others.length === 0) return helpOfCommand(first);
  return [
    'Usage:',
    `  ${brand.cli} ${words} <verb> [flags]`,
    ...section('Commands:', summarize(listed)),
    ...globalSection(),
    '',
    `Run '${brand.cli} ${words} <verb> --help' to show the help of a command.`,
  ];
}

function helpOfTool(): string[] {
  const isNoun = ({path}: Command): boolean => nouns.some(({name}) => name === path[0]);
  const used = nouns.filter(({name}) => commands.some(({path}) => path[0] === name));
  const nounRows = used.map(({name, short, description}) => [short ? `${name}, ${short}` : name, description]);
  return [
    `${brand.name}: ${brand.tagline}`,
    '',
    'Usage:',
    `  ${brand.cli} <command> [flags]`,
    `  ${brand.cli} <noun> <verb> [NAME] [flags]`,
    ...section('Commands:', summarize(commands.filter((command) => !isNoun(command)))),
    ...section('Nouns:', nounRows),
    ...globalSection(),
    '',
    `Run '${brand.cli} <command> --help' to show the help of a command.`,
  ];
}

function helpOfCommand(command: Command): string[] {
  const {summary, args, flags, examples} = command;
  const argumentRows = args.map(({name, description}) => [name, firstSentence(description)]);
  const exampleRows = examples.map(({line}) => [line]);
  return [
    summary.endsWith('.') ? summary : `${summary}.`,
    '',
    'Usage:',
    `  ${commandUsage(command)}`,
    ...section('Arguments:', argumentRows),
    ...section('Flags:', flags.map(describeFlag)),
    ...section('Examples:', exampleRows),
    ...globalSection(),
  ];
}

function section(title: string, rows: string[][]): string[] {
  return rows.length === 0 ? [] : ['', title, ...align(rows).map((line) => `  ${line}`)];
}

const summarize = (list: readonly Command[]): string[][] => list.map(({id, summary}) => [id, firstSentence(summary)]);

function describeFlag(flag: Flag): string[] {
  const {short, name, description, default: value, env} = flag;
  const notes = [value !== undefined && value !== 'false' ? [`default ${value}`] : [], env ?? []].flat();
  const text = firstSentence(description);
  return [
    `${short ? `-${short}, ` : '    '}--${name} ${flagPlaceholder(flag)}`.trimEnd(),
    notes.length === 0 ? text : `${text} (${notes.join(', ')})`,
  ];
}

const globalSection = () => section('Global flags:', globalFlags.map(describeFlag));

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0].replace(/\.$/, '') ?? text;
