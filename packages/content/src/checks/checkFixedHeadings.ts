import {toString} from 'mdast-util-to-string';
import type {Problem} from '../problems/Problem';
import {walkTree} from '../prose/walkTree';
import {fixedHeadings, troubleshootingColumns} from '../style/fixedHeadings';
import type {PageCheck} from './Check';

/** Reports missing or misplaced fixed headings, and troubleshooting tables with other columns. */
export const checkFixedHeadings: PageCheck = (page) => {
  const problems: Problem[] = [];
  const report = (line: number, what: string, how: string) => problems.push({file: page.file, line, what, how});
  const headings: {text: string; line: number}[] = [];
  walkTree(page.tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading' && node.depth === 2)
      headings.push({text: toString(node).replace(/\s*\{#[^}]*\}$/, ''), line});
    if (node.type !== 'table' || headings.at(-1)?.text !== 'Troubleshooting') return;
    const columns = node.children[0]?.children.map((cell) => toString(cell)) ?? [];
    if (columns.join('|') === troubleshootingColumns.join('|')) return;
    report(
      line,
      `the troubleshooting table has the columns "${columns.join(' | ')}"`,
      `use "${troubleshootingColumns.join(' | ')}"`,
    );
  });
  const kind = fixedHeadings.find(({pages}) => pages.test(page.file));
  if (!kind) return problems;

  let last = -1;
  for (const {text, line} of headings) {
    const replaced = kind.replaced.find(({pattern, heading}) => pattern.test(text) && text !== heading);
    if (replaced) report(line, `the heading "${text}" has a fixed wording`, `write "${replaced.heading}"`);
    const at = kind.order.indexOf(text);
    if (at < 0) continue;
    if (at <= last)
      report(
        line,
        `the heading "${text}" comes after "${kind.order[last]}"`,
        `keep the order ${kind.order.join(', ')}`,
      );
    last = Math.max(last, at);
  }
  const missing = kind.required.filter((heading) => !headings.some(({text}) => text === heading));
  if (missing.length > 0)
    report(
      1,
      `the page does not have the headings ${missing.map((heading) => `"${heading}"`).join(', ')}`,
      'add or rename the sections',
    );
  return problems;
};
