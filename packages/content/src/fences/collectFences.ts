import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {ContentError} from '../problems/ContentError';
import type {Problem} from '../problems/Problem';
import {classifyFence} from './classifyFence';
import type {Fence} from './Fence';
import {parseFence} from './parseFence';

/** Collects the fenced blocks of a page in order, and a problem for each invalid one. */
export function collectFences(file: string, tree: Root): {fences: Fence[]; problems: Problem[]} {
  const fences: Fence[] = [];
  const problems: Problem[] = [];
  visit(tree, 'code', (node: Code) => {
    try {
      fences.push(readFence(file, node));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(error.problem);
    }
  });
  return {fences, problems};
}

function readFence(file: string, node: Code): Fence {
  const line = node.position?.start.line ?? 1;
  const meta = parseFence(node.lang, node.meta, {file, line});
  const kind = classifyFence(meta, {file, line});
  if (meta.example && node.value.trim()) {
    throw new ContentError({
      file,
      line,
      what: "the block names an example but isn't empty",
      how: 'leave the block empty',
    });
  }
  if (!meta.example && !node.value.trim()) {
    throw new ContentError({
      file,
      line,
      what: 'the block is empty',
      how: 'fill it, or name an example with example="path#region"',
    });
  }
  return {file, line, endLine: node.position?.end.line ?? line, meta, kind, text: node.value};
}
