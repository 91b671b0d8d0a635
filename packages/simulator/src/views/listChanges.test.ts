import {expect, it} from 'vitest';
import {createTerminal} from '../../tests/createTerminal';
import {listChanges} from './listChanges';

it.each([
  ['aloft app list', []],
  ['aloft volume create data --size 1Gi', [{resource: 'volume acme/data', kind: 'created', fields: []}]],
  ['aloft service delete hello --yes', ['app acme/hello changed', 'service acme/hello deleted']],
  [
    'aloft app scale hello --max 2',
    [{resource: 'app acme/hello', kind: 'changed', fields: [{path: 'scale.max', before: '1', after: '2'}]}],
  ],
])('%s changes what the API returns', (line, expected) => {
  const terminal = createTerminal('hello');
  const before = terminal.state();
  terminal.ok(line);
  const changes = listChanges(before, terminal.state());
  expect(
    changes.map((change, index) =>
      typeof expected[index] === 'string' ? `${change.resource} ${change.kind}` : change,
    ),
  ).toEqual(expected);
});
