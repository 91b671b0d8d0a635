import {expect, it} from 'vitest';
import {createTerminal} from '../../tests/createTerminal';
import {listChanges} from './listChanges';

it.each([
  ['aloft app list', []],
  ['aloft volume create data --size 1Gi', ['created volume acme/data']],
  [
    'aloft service delete hello --yes',
    [
      'changed app acme/hello: url "https://hello.acme.apps.aloft.example" → null, services ["hello"] → []',
      'deleted service acme/hello',
    ],
  ],
  ['aloft app scale hello --max 2', ['changed app acme/hello: scale.max 1 → 2']],
  ['aloft token create ci', ['created token ci']],
])('%s changes what the API returns', (line, expected) => {
  const terminal = createTerminal('hello');
  const before = terminal.state();
  terminal.ok(line);
  expect(listChanges(before, terminal.state())).toEqual(expected);
});
