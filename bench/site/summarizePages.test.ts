import {expect, it} from 'vitest';
import {summarize} from './summarize';
import {formatPageSummaries, summarizePages, type Column} from './summarizePages';

const columns: readonly Column[] = [
  {name: 'answer ms', digits: 0, atMost: 200},
  {name: 'score', digits: 0, atLeast: 99},
  {name: 'kB', digits: 1},
  {name: 'nowhere', digits: 0},
];
const rows = [
  {page: '/a', cells: [summarize([100, 150, 900]), summarize([98]), summarize([1.25]), undefined]},
  {page: '/b', cells: [summarize([201]), summarize([100]), summarize([3.25]), undefined]},
  {page: '/c', cells: [undefined, summarize([97]), summarize([2]), undefined]},
];

it('finds the middle and the worst page of each column, by its medians', () => {
  const [answer, score, weight, ...more] = summarizePages(columns, rows);
  expect(answer).toMatchObject({median: 175.5, worst: 201, worstPage: '/b'});
  expect(score).toMatchObject({median: 98, worst: 97, worstPage: '/c'});
  expect(weight).toMatchObject({median: 2, worst: 3.25, worstPage: '/b', beyond: []});
  expect(more).toEqual([]);
});

it('names the pages beyond a target, worst first', () => {
  const [answer, score] = summarizePages(columns, rows);
  expect(answer?.beyond).toEqual([{page: '/b', median: 201}]);
  expect(score?.beyond.map(({page}) => page)).toEqual(['/c', '/a']);
});

it('prints a table, and a line for each page beyond a target', () => {
  expect(formatPageSummaries(summarizePages(columns, rows)).split('\n')).toEqual([
    '| all pages | median | worst | worst page | target | pages beyond it |',
    '|---|--:|--:|---|---|--:|',
    '| answer ms | 176 | 201 | /b | at most 200 | 1 |',
    '| score | 98 | 97 | /c | at least 99 | 2 |',
    '| kB | 2.0 | 3.3 | /b | – | 0 |',
    '',
    'Beyond a target:',
    '- /b: answer ms 201, at most 200',
    '- /c: score 97, at least 99',
    '- /a: score 98, at least 99',
  ]);
  expect(formatPageSummaries(summarizePages(columns, rows.slice(1, 2)))).toContain('Beyond');
  expect(formatPageSummaries(summarizePages([{name: 'kB', digits: 1}], []))).toContain('No page is beyond a target.');
});
