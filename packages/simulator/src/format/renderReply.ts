import type {OutputColumn, ParsedInvocation} from '@aloft/platform/cli';
import {formatAge} from '@aloft/platform/values';
import type {Reply, View} from '../context';
import {valueAt} from '../template';
import {formatJson, formatYaml} from './formatData';

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
