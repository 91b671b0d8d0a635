import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {visitParents} from 'unist-util-visit-parents';
import {escapePattern} from './prose';
import type {Problem} from '../problems';

const marker = /^\s*\/\*\s*behavior:\s*([\w, -]*)\*\/\s*$/;
const allowance = /^\s*\/\*\s*allow:([\s\S]*)\*\/\s*$/;

/** Ids in a comment that marks a sentence: `{/* behavior: one, two *\/}`. */
export function readMarkers(expression: string): readonly string[] {
  const ids = marker.exec(expression)?.[1] ?? '';
  return ids.split(',').flatMap((id) => id.trim() || []);
}

/** Removes the comments for the checks, with the space before them. */
export function remarkMarkers() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
      if (!parent || index === undefined || !(marker.test(node.value) || allowance.test(node.value))) return;
      const before = parent.children[index - 1];
      if (before?.type === 'text') before.value = before.value.trimEnd();
      parent.children.splice(index, 1);
      return index;
    });
  };
}

/**
 * Leaves out the problems that the page allows next to them: `{/* allow: "10 seconds", \`NAME\` (source) *\/}` in the
 * same paragraph or row, or above the block. An allowance without a problem is one itself.
 */
export function* applyAllowances(tree: Root, file: string, problems: Iterable<Problem>): Generator<Problem> {
  const allowances = readAllowances(tree);
  for (const problem of problems) {
    const {line, what} = problem;
    const match = allowances.find((each) => line >= each.line && line <= each.endLine && each.pattern.test(what));
    if (match) match.isNeeded = true;
    else yield problem;
  }
  for (const {words, line, isNeeded} of allowances)
    if (!isNeeded) yield {file, line, what: `no check reports "${words}", which the page allows`, how: 'delete it'};
}

function readAllowances(tree: Root) {
  const allowances: {words: string; pattern: RegExp; line: number; endLine: number; isNeeded: boolean}[] = [];
  visitParents(tree, (node, parents) => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
    const siblings: readonly Nodes[] = parents.at(-1)!.children;
    const block =
      node.type === 'mdxFlowExpression'
        ? siblings[siblings.indexOf(node) + 1]
        : parents.findLast(({type}) => type === 'paragraph' || type === 'heading' || type === 'tableRow');
    const {start, end} = (block ?? node).position!;
    for (const [, quoted, code] of allowance.exec(node.value)?.[1]?.matchAll(/"([^"]+)"|`([^`]+)`/g) ?? []) {
      const words = (quoted ?? code)!;
      const pattern = new RegExp(`(?<![\\w.-])${escapePattern(words)}(?![\\w-])`);
      allowances.push({words, pattern, line: start.line, endLine: end.line, isNeeded: false});
    }
  });
  return allowances;
}
