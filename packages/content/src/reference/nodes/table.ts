import type {PhrasingContent, Table, TableCell} from 'mdast';

/** A table with at most three short columns, because more don't fit on a phone. */
export function table(head: readonly string[], rows: readonly (readonly PhrasingContent[])[][]): Table {
  return {
    type: 'table',
    children: [
      {type: 'tableRow', children: head.map((label) => cell([{type: 'text', value: label}]))},
      ...rows.map((row) => ({type: 'tableRow' as const, children: row.map(cell)})),
    ],
  };
}

function cell(children: readonly PhrasingContent[]): TableCell {
  return {type: 'tableCell', children: [...children]};
}
