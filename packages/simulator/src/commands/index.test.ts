import {describe, expect, it} from 'vitest';
import {commands} from '@aloft/platform/commands';
import {resources} from '@aloft/platform/resources';
import {createTerminal} from '../../tests/createTerminal';
import {readField} from '../format/renderReply';
import type {View} from '../context';

describe('results', () => {
  it.each([
    ['app', 'hello', 'aloft app get hello'],
    ['machine', 'hello', 'aloft machine get hello-1'],
    ['service', 'hello', 'aloft service get hello'],
    ['volume', 'volume', 'aloft volume get data'],
    ['certificate', 'certificate', 'aloft certificate get shop'],
    ['namespace', 'hello', 'aloft namespace get acme'],
    ['session', 'hello', 'aloft whoami'],
  ])('-o json of a %s has exactly the fields of the facts', (kind, scenario, line) => {
    const view = createTerminal(scenario).json<View>(line);
    const fields = resources.find((resource) => resource.kind === kind)?.fields.map((field) => field.path) ?? [];
    expect(leavesOf(view, fields).sort()).toEqual([...fields].sort());
  });

  it.each([
    ['release', 'releases', 'aloft app releases hello'],
    ['token', 'hello', 'aloft token list'],
    ['quota', 'hello', 'aloft namespace quota'],
  ])('-o json of a list of %ss has the fields of the facts', (kind, scenario, line) => {
    const [view = {}] = createTerminal(scenario).json<View[]>(line);
    const fields = resources.find((resource) => resource.kind === kind)?.fields.map((field) => field.path) ?? [];
    // A token's secret is shown only once, when the token is created.
    expect(leavesOf(view, fields).sort()).toEqual(fields.filter((field) => field !== 'secret').sort());
  });

  it('every column of a table is a field of the result', () => {
    const terminal = createTerminal('releases');
    for (const line of [
      'app list',
      'app get hello',
      'machine list',
      'service list',
      'namespace list',
      'app releases hello',
      'token list',
    ]) {
      const data = terminal.json<View | View[]>(`aloft ${line}`);
      const view = Array.isArray(data) ? data[0] : data;
      const words = line.replace(' hello', '').split(' ');
      const command = commands.find((entry) => entry.path.join(' ') === words.join(' '));
      for (const column of command?.output ?? [])
        expect(readField(view ?? {}, column.field), `${line} ${column.header}`).not.toBeUndefined();
    }
  });
});

/** Dotted paths of a view, down to the fields in the facts. */
function leavesOf(view: View, fields: readonly string[], prefix = ''): string[] {
  return Object.entries(view).flatMap(([key, value]) => {
    const path = `${prefix}${key}`;
    const isBranch = fields.some((field) => field.startsWith(`${path}.`));
    return isBranch ? leavesOf(value as View, fields, `${path}.`) : [path];
  });
}
