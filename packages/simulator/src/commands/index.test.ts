import {expect, it} from 'vitest';
import {resources} from '@aloft/platform/resources';
import {createTerminal} from '../../tests/createTerminal';
import type {View} from '../context';

it.each([
  ['app', 'hello', 'aloft app get hello'],
  ['machine', 'hello', 'aloft machine get hello-1'],
  ['service', 'hello', 'aloft service get hello'],
  ['volume', 'volume', 'aloft volume get data'],
  ['certificate', 'certificate', 'aloft certificate get shop'],
  ['namespace', 'hello', 'aloft namespace get acme'],
  ['session', 'hello', 'aloft whoami'],
  ['release', 'releases', 'aloft app releases hello'],
  ['token', 'hello', 'aloft token list'],
  ['quota', 'hello', 'aloft namespace quota'],
])('-o json of a %s has exactly the fields of the facts', (kind, scenario, line) => {
  const data = createTerminal(scenario).json<View | View[]>(line);
  const view = Array.isArray(data) ? data[0]! : data;
  const fields = resources.find((resource) => resource.kind === kind)?.fields.map((field) => field.path) ?? [];
  // A token's secret is shown only once, when the token is created.
  const shown = fields.filter((field) => kind !== 'token' || field !== 'secret');
  expect(leavesOf(view, fields).sort()).toEqual(shown.sort());
});

/** Dotted paths of a view, down to the fields in the facts. */
function leavesOf(view: View, fields: readonly string[], prefix = ''): string[] {
  return Object.entries(view).flatMap(([key, value]) => {
    const path = `${prefix}${key}`;
    const isBranch = fields.some((field) => field.startsWith(`${path}.`));
    return isBranch ? leavesOf(value as View, fields, `${path}.`) : [path];
  });
}
