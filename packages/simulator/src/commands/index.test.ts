import {describe, expect, it} from 'vitest';
import {resources} from '@aloft/platform/resources';
import {createTerminal} from '../../tests/createTerminal';
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
});

it.each([
  ['hello', 'app scale hello --min 5 --max 2', 'flag_value_invalid'],
  ['hello', 'app scale hello', 'nothing_to_change'],
  ['hello', 'token revoke ci --yes', 'token_not_found'],
  ['volume', 'app scale notes --max 2', 'volume_needs_single_machine'],
  ['custom-domain', 'certificate upload own --certificate Dockerfile --key www.example.com.key', 'certificate_invalid'],
  ['custom-domain', 'certificate upload own --certificate none.pem --key www.example.com.key', 'file_not_found'],
])('in the scenario %s, aloft %s fails with %s', (scenario, line, code) => {
  expect(createTerminal(scenario).fails(`aloft ${line}`)).toBe(code);
});

/** Dotted paths of a view, down to the fields in the facts. */
function leavesOf(view: View, fields: readonly string[], prefix = ''): string[] {
  return Object.entries(view).flatMap(([key, value]) => {
    const path = `${prefix}${key}`;
    const isBranch = fields.some((field) => field.startsWith(`${path}.`));
    return isBranch ? leavesOf(value as View, fields, `${path}.`) : [path];
  });
}
