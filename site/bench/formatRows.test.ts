import {expect, it} from 'vitest';
import {formatRows} from './formatRows';

const columns = [
  {name: 'ms', atMost: 200},
  {name: 'score', atLeast: 99},
  {name: 'kB', digits: 1},
];
const row = (page: string, ms: number[], score: number[], kB: number[]) => ({
  site: 'build',
  page,
  values: new Map(Object.entries({ms, score, kB})),
});
const rows = [row('/a', [900, 100, 150], [98], [1.25]), row('/b', [201], [100], [3.25]), row('/c', [], [97], [2, 2])];

it('prints medians with their spread, and the targets', () => {
  expect(formatRows(columns, rows).split('\n').slice(2)).toEqual([
    '| build | /a | 150 (100–900) | 98 | 1.3 |',
    '| build | /b | 201 | 100 | 3.3 |',
    '| build | /c | – | 97 | 2.0 |',
    '| target |  | at most 200 | at least 99 | – |',
  ]);
});
