import type {Root, Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Characters of a row that fit into a narrow article with all columns next to each other. */
export const longestRow = 48;

function isLong(row: TableRow): boolean {
  return row.children.map((cell) => toString(cell)).join('').length > longestRow;
}

/** CSS that changes `display` drops the roles of a table in some browsers, so they are stated. */
function addRoles(table: Table): void {
  const [header, ...rows] = table.children;
  table.data = {...table.data, hProperties: {...table.data?.hProperties, className: ['al-stacked'], role: 'table'}};
  for (const row of [header!, ...rows]) {
    row.data = {...row.data, hProperties: {role: 'row'}};
    for (const cell of row.children) {
      cell.data = {...cell.data, hProperties: {role: row === header ? 'columnheader' : 'cell'}};
    }
  }
}

/**
 * Adds the class `al-stacked` to tables that have three columns with prose. In a narrow article, the stylesheet puts the
 * first cell of each row above the other two, so that none of them is cut off.
 */
export function remarkStackedTables() {
  return (tree: Root): void => {
    visit(tree, 'table', (table) => {
      if (table.children[0]?.children.length === 3 && table.children.slice(1).some(isLong)) addRoles(table);
    });
  };
}
