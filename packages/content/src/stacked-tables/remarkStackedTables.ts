import type {Root, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Characters of a row that fit into a narrow article with all columns next to each other. */
export const longestRow = 48;

function isLong(row: TableRow): boolean {
  return row.children.map((cell) => toString(cell)).join('').length > longestRow;
}

/**
 * Adds the class `al-stacked` to tables that have three columns with prose. In a narrow window, the stylesheet puts the
 * first cell of each row above the other two, so that all of them fit.
 */
export function remarkStackedTables() {
  return (tree: Root): void => {
    visit(tree, 'table', (table) => {
      if (table.children[0]?.children.length !== 3 || !table.children.slice(1).some(isLong)) return;
      table.data = {...table.data, hProperties: {...table.data?.hProperties, className: ['al-stacked']}};
    });
  };
}
