import {resolve} from 'node:path';
import {expect, it} from 'vitest';
import {formatProblem} from '../src/problems';
import {readPages} from '../src/pages/loadSite';

const pages = [...readPages(resolve(__dirname, '../../..'))];

it('every page can be parsed and every block has a class', () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.flatMap(({problems}) => problems).map(formatProblem)).toEqual([]);
  const blocks = pages.reduce((sum, {tree}) => sum + JSON.stringify(tree).split('"type":"code"').length - 1, 0);
  expect(pages.flatMap(({fences}) => fences)).toHaveLength(blocks);
});
