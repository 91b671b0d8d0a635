import type {Root, Table} from 'mdast';
import {expect, it} from 'vitest';
import {longestRow, remarkStackedTables} from './remarkStackedTables';

function mark(...rows: string[][]): Table {
  const table: Table = {
    type: 'table',
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((value) => ({type: 'tableCell', children: [{type: 'text', value}]})),
    })),
  };
  const tree: Root = {type: 'root', children: [table]};
  remarkStackedTables()(tree);
  return table;
}

const header = ['Error', 'Cause', 'Fix'];
const long = 'x'.repeat(longestRow);

it('marks a table with three columns of prose', () => {
  expect(mark(header, ['a', long, 'c'])).toMatchObject({data: {hProperties: {className: ['al-stacked']}}});
});

it.each([
  ['short rows', ['Error', 'Cause', long], ['', long, '']],
  ['two columns', ['Error', 'Cause'], ['a', long]],
  ['four columns', [...header, 'Since'], ['a', long, 'c', 'd']],
])('leaves a table with %s unchanged', (_, ...rows) => {
  expect(mark(...rows)).not.toHaveProperty('data');
});
