import {createSlugger} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {visitParents} from 'unist-util-visit-parents';
import type {PageCheck} from './Check';

/** Reports `{name}` in text, which MDX evaluates, so that the build stops without naming a file. */
export const checkExpressions: PageCheck = (page, _, report) => {
  visit(page.tree, (node) => {
    const sources: unknown[] = [];
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      if (!/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) sources.push(node.value);
    } else if ('attributes' in node && Array.isArray(node.attributes)) {
      for (const attribute of node.attributes) {
        const source =
          attribute.type === 'mdxJsxExpressionAttribute'
            ? attribute.value
            : (attribute.value as {value?: string} | null)?.value;
        if (typeof source === 'string' && !/^\s*(?:-?\d+|true|false|null|'[^']*'|"[^"]*")\s*$/.test(source))
          sources.push(source);
      }
    }
    for (const source of sources)
      report(
        node,
        `MDX evaluates {${source as string}} as JavaScript`,
        'write `{…}` as inline code, or \\{ for the character',
      );
  });
};

/** Reports rows whose number of cells differs from the head's, as after an unescaped `|` in inline code. */
export const checkTableCells: PageCheck = (page, _, report) => {
  visit(page.tree, 'table', (table) => {
    const columns = table.children[0]?.children.length ?? 0;
    for (const row of table.children) {
      const cells = row.children.length;
      if (cells === columns) continue;
      const how = cells > columns ? 'write \\| for a pipe in a cell, also in inline code' : 'fill the missing cells';
      report(row, `the row has ${cells} cells, and the table has ${columns} columns`, how);
    }
  });
};

const hidden = /[\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/;
const space = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/;

/** Reports characters that nobody sees: anywhere if they have no width, and spaces other than U+0020 in code. */
export const checkInvisible: PageCheck = (page, _, report) => {
  const code = new Set<number>();
  visit(page.tree, (node) => {
    if (node.type !== 'code' && node.type !== 'inlineCode') return;
    const {start, end} = node.position ?? {start: {line: 0}, end: {line: 0}};
    for (let {line} = start; line <= end.line; line++) {
      const text = node.type === 'code' ? page.source.split('\n')[line - 1] : node.value;
      if (text !== undefined && space.test(text)) code.add(line);
    }
  });
  page.source.split('\n').forEach((text, index) => {
    const found =
      hidden.exec(index === 0 ? text.replace(/^\uFEFF/, '') : text) ?? (code.has(index + 1) && space.exec(text));
    if (!found) return;
    const name = `U+${(found[0] ?? '').codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
    const how = space.test(found[0] ?? '') ? 'replace it with a space' : 'delete it';
    report(index + 1, `the line contains the invisible character ${name}`, how);
  });
};

/** Reports headings with the id of another heading, to which links then lead instead. */
export const checkHeadingIds: PageCheck = (page, {site}, report) => {
  const seen = new Map<string, number>([...(site?.findPage(page)?.elementIds ?? [])].map((id) => [id, 0]));
  visitParents(page.tree, (node) => {
    if (node.type !== 'heading') return;
    const line = node.position?.start.line ?? 1;
    const {id, isExplicit} = readHeading(toString(node));
    const first = seen.get(id);
    if (first === undefined) return void seen.set(id, line);
    const other = first > 0 ? `that in line ${first}` : 'an element of the page has';
    const how = isExplicit ? 'write another {#id}' : 'rename the heading, or give it an id with {#id}';
    report(line, `the heading has the id #${id}, as ${other}`, how);
  });
};

/** The text of a heading and its id: that in `{#id}`, or the one that Docusaurus makes from the text. */
export function readHeading(source: string): {text: string; id: string; isExplicit: boolean} {
  const [, text = '', id = ''] = /^(.*?)\s*\{#([^}]+)\}\s*$/s.exec(source) ?? [];
  return id ? {text, id, isExplicit: true} : {text: source, id: createSlugger().slug(source), isExplicit: false};
}
