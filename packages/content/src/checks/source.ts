import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {visitParents} from 'unist-util-visit-parents';
import {readHeading} from '../pages/siteIndex';
import {lineOf} from '../pages/tree';
import type {PageCheck} from './Check';

/** Reports imports and elements that aren't registered. */
export const checkComponents: PageCheck = (page, {components}, report) => {
  visit(page.tree, (node) => {
    const how = 'register the element in packages/content/src/transforms/pageComponents.ts';
    if (node.type === 'mdxjsEsm') report(node, 'the page imports or exports something', how);
    const name = 'name' in node && typeof node.name === 'string' ? node.name : '';
    if (/^[A-Z]/.test(name) && !components.has(name))
      report(node, `the element <${name}> is not registered`, `use one of ${[...components].sort().join(', ')}`);
  });
};

/** A literal or a comment, which MDX doesn't evaluate. */
const harmless = /^\s*(?:\/\*[\s\S]*\*\/|-?\d+|true|false|null|'[^']*'|"[^"]*")\s*$/;

/** Reports `{name}` in text, which MDX evaluates, so that the build stops without naming a file. */
export const checkExpressions: PageCheck = (page, _, report) => {
  visit(page.tree, (node) => {
    const values: unknown[] = 'attributes' in node && Array.isArray(node.attributes) ? node.attributes : [];
    const sources = values.map((attribute) => {
      const {type, value} = attribute as {type: string; value?: string | {value?: string} | null};
      return type === 'mdxJsxExpressionAttribute' ? value : (value as {value?: string} | null)?.value;
    });
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') sources.push(node.value);
    for (const source of sources)
      if (typeof source === 'string' && !harmless.test(source))
        report(node, `MDX evaluates {${source}} as JavaScript`, 'write `{…}` as inline code, or \\{ for the character');
  });
};

/** Reports rows whose number of cells differs from the head's, as after an unescaped `|` in inline code. */
export const checkTableCells: PageCheck = (page, _, report) => {
  visit(page.tree, 'table', (table) => {
    const columns = table.children[0]?.children.length ?? 0;
    for (const row of table.children) {
      const cells = row.children.length;
      const how = cells > columns ? 'write \\| for a pipe in a cell, also in inline code' : 'fill the missing cells';
      if (cells !== columns) report(row, `the row has ${cells} cells, and the table has ${columns} columns`, how);
    }
  });
};

const hidden = /[\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/;
const space = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/;

/** Reports characters that nobody sees: anywhere if they have no width, and spaces other than U+0020 in code. */
export const checkInvisible: PageCheck = (page, _, report) => {
  const lines = page.source.split('\n');
  const code = new Set<number>();
  visit(page.tree, (node) => {
    if (node.type !== 'code' && node.type !== 'inlineCode') return;
    for (let line = lineOf(node); line <= (node.position?.end.line ?? 0); line++)
      if (space.test(node.type === 'code' ? (lines[line - 1] ?? '') : node.value)) code.add(line);
  });
  lines.forEach((text, index) => {
    const [found] =
      (hidden.exec(text.replace(/^\uFEFF/, index === 0 ? '' : '$&')) ?? (code.has(index + 1) && space.exec(text))) ||
      [];
    if (!found) return;
    const name = `U+${found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
    const how = space.test(found) ? 'replace it with a space' : 'delete it';
    report(index + 1, `the line contains the invisible character ${name}`, how);
  });
};

/** Reports headings with the id of another heading, to which links then lead instead. */
export const checkHeadingIds: PageCheck = (page, {site}, report) => {
  const seen = new Map<string, number>([...(site?.find(page.file)?.elementIds ?? [])].map((id) => [id, 0]));
  visitParents(page.tree, (node) => {
    if (node.type !== 'heading') return;
    const {id, isExplicit} = readHeading(toString(node));
    const first = seen.get(id);
    if (first === undefined) return void seen.set(id, lineOf(node));
    const other = first > 0 ? `that in line ${first}` : 'an element of the page has';
    const how = isExplicit ? 'write another {#id}' : 'rename the heading, or give it an id with {#id}';
    report(node, `the heading has the id #${id}, as ${other}`, how);
  });
};
