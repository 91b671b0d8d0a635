import {visit} from 'unist-util-visit';
import {suggest} from '@aloft/platform/values';
import {readMarkers} from '../prose/markers';
import type {Problem} from '../problems';
import type {PageCheck} from './Check';

/** Reports marked sentences that state no known behavior, and behaviors that their pages don't state. */
export const checkBehaviors: PageCheck = (page, {facts: {behaviors}}) => {
  const problems: Problem[] = [];
  const name = page.file.replace(/^docs\/|\.mdx$/g, '');
  const marked = new Set<string>();
  const report = (line: number | undefined, what: string, how: string) =>
    problems.push({file: page.file, line: line ?? 1, what, how});
  visit(page.tree, (node) => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
    const line = node.position?.start.line;
    for (const id of readMarkers(node.value)) {
      marked.add(id);
      const pages = behaviors[id];
      const meant = suggest(id, Object.keys(behaviors));
      if (!pages) {
        const how = meant === undefined ? 'add it to packages/platform/src/behaviors' : `did you mean "${meant}"?`;
        report(line, `there is no behavior "${id}"`, how);
      } else if (!pages.includes(name)) {
        report(line, `the behavior "${id}" isn't listed with this page`, `add "${name}" to its pages`);
      }
    }
  });
  const start = page.tree.children.find(({type}) => type !== 'yaml')?.position?.start.line;
  for (const [id, pages] of Object.entries(behaviors)) {
    if (pages.includes(name) && !marked.has(id))
      report(start, `no sentence states the behavior "${id}"`, `mark the one that does with {/* behavior: ${id} */}`);
  }
  return problems;
};
