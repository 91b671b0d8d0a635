import type {OutputColumn, ParsedInvocation} from '@aloft/platform/cli';
import {formatAge} from '@aloft/platform/values';
import type {Reply, View} from '../context';
import {valueAt} from '../template';
import {formatJson, formatYaml} from './formatData';

/** Formats a reply for standard output according to `-o` and `-q`. */
export function renderReply(reply: Reply, call: ParsedInvocation, now: number): string[] {
  if (reply.raw) return reply.raw;
  const data = reply.views ?? reply.view;
  if (call.flags.output === 'json' && data !== undefined) return formatJson(data);
  if (call.flags.output === 'yaml' && data !== undefined) return formatYaml(data);
  if (call.flags.quiet) return reply.quiet ?? namesOf(reply);
  if (reply.steps) return reply.steps;
  const columns = (call.command.output ?? []).filter(
    ({withFlag}) => withFlag === undefined || call.given.includes(withFlag),
  );
  if (reply.views) {
    if (reply.views.length === 0) return [reply.empty ?? 'Nothing found.'];
    return formatTable(
      columns.map((column) => column.header),
      reply.views.map((view) => cellsOf(view, columns, now)),
    );
  }
  if (reply.view) {
    const view = reply.view;
    return formatFields(columns.map((column) => [column.header, cellOf(view, column, now)]));
  }
  return [];
}

function cellsOf(view: View, columns: readonly OutputColumn[], now: number): Cell[] {
  return columns.map((column) => cellOf(view, column, now));
}

/** Formats one cell. A column named AGE shows the time elapsed. */
function cellOf(view: View, column: OutputColumn, now: number): Cell {
  const cell = toCell(valueAt(view, column.field));
  if (column.header !== 'AGE' || typeof cell !== 'string') return cell;
  return formatAge(now - Date.parse(cell));
}

/** A value as a cell: lists are joined, and maps become `key=value`. */
function toCell(value: unknown): Cell {
  if (Array.isArray(value)) return value.map(toCell).join(', ');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([key, item]) => `${key}=${toCell(item) ?? ''}`)
      .join(', ');
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function namesOf(reply: Reply): string[] {
  const views = reply.views ?? (reply.view ? [reply.view] : []);
  return views
    .map((view) => toCell(view.id ?? view.name ?? view.number))
    .filter((cell) => cell !== null && cell !== undefined)
    .map(String);
}

type Cell = string | number | boolean | null | undefined;

const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

/** Formats a cell on one line: control characters become spaces, and an empty value becomes `-`. */
function formatCell(cell: Cell): string {
  if (cell === null || cell === undefined || cell === '') return '-';
  const text = String(cell).replace(CONTROL, ' ').trim();
  return text === '' ? '-' : text;
}

/** Formats aligned columns below headings in capitals, three spaces apart, without trailing spaces. */
export function formatTable(headings: string[], rows: Cell[][]): string[] {
  const lines = [headings.map((heading) => heading.toUpperCase()), ...rows.map((row) => row.map(formatCell))];
  const widths = headings.map((_, column) =>
    lines.reduce((width, line) => Math.max(width, [...(line[column] ?? '')].length), 0),
  );
  return lines.map((line) => joinColumns(line, widths));
}

function joinColumns(cells: string[], widths: number[]): string {
  return cells
    .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - [...cell].length)))
    .join('   ')
    .trimEnd();
}

/** Formats aligned `name:  value` lines for `get` commands. */
export function formatFields(fields: Array<[name: string, value: Cell]>): string[] {
  const width = fields.reduce((most, [name]) => Math.max(most, name.length), 0);
  return fields.map(([name, value]) => `${name}:${' '.repeat(width - name.length + 2)}${formatCell(value)}`);
}
