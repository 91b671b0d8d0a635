import {brand} from '@aloft/platform/brand';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {checkedLanguages} from './languages';
import {type FenceMeta, parseFence} from './parseFence';
import {attempt, type Fail, failAt, type Place, type Problem} from '../problems';
import {lineOf} from '../pages/tree';

/** A fenced block of a page, read and classified. */
export interface Fence {
  /** Path of the page from the project's root. */
  readonly file: string;
  /** Line of the opening fence, from 1. */
  readonly line: number;
  /** Line of the closing fence. */
  readonly endLine: number;
  readonly meta: FenceMeta;
  readonly kind: FenceClass;
  /** The block's text without the fences. Empty if `meta.example` is set. */
  readonly text: string;
}

/** The class of a block, which determines how it's checked: a checked language, or the name of another one. */
export type FenceClass =
  'transcript' | 'manifest' | 'manifest-fragment' | 'shell' | (typeof checkedLanguages)[number] | `source:${string}`;

/**
 * Returns the class of a block. A block with an example gets the class of its content.
 *
 * @throws ContentError when marks contradict the language
 */
export function classifyFence(meta: FenceMeta, place: Place, text = ''): FenceClass {
  const fail: Fail = failAt(place);
  const {language, example} = meta;
  if (meta.manifest && language !== 'yaml')
    fail("manifest=fragment marks a block that isn't yaml", 'make it a yaml block');
  if (meta.scenario && language !== 'console')
    fail("scenario= marks a block that isn't console", 'make it a console block');
  const kind = classify(meta, text);
  const how = 'only transcripts and manifests are run, so only they can fail';
  if (meta.expectError && kind !== 'transcript' && !isManifest(kind))
    fail(`expect-error= marks a block of class ${kind}`, how);
  if (example && kind === 'transcript') fail('a transcript names an example', 'type the commands on the page');
  return kind;
}

/** Whether a block is a manifest, or a part of one. */
export const isManifest = (kind: FenceClass): boolean => kind === 'manifest' || kind === 'manifest-fragment';

function classify({language, manifest, example, title}: FenceMeta, text: string): FenceClass {
  if (manifest) return 'manifest-fragment';
  const file = (example?.path ?? title ?? '').split('/').pop();
  if (language === 'yaml' && (file === brand.manifest || /^version: \d+\napp: /.test(text)))
    return example?.region ? 'manifest-fragment' : 'manifest';
  if (language === 'console') return 'transcript';
  if (language === 'bash' || language === 'sh') return 'shell';
  return checkedLanguages.find((name) => name === language) ?? `source:${language}`;
}

/** Collects the fenced blocks of a page in order, and a problem for each invalid one. */
export function collectFences(file: string, tree: Root): {fences: Fence[]; problems: Problem[]} {
  const fences: Fence[] = [];
  const problems: Problem[] = [];
  visit(tree, 'code', (node: Code) => {
    const {value, problem} = attempt(() => readFence(file, node));
    if (value) fences.push(value);
    if (problem) problems.push(problem);
  });
  return {fences, problems};
}

function readFence(file: string, node: Code): Fence {
  const line = lineOf(node);
  const fail: Fail = failAt({file, line});
  const meta = parseFence(node.lang, node.meta, {file, line});
  const kind = classifyFence(meta, {file, line}, node.value);
  if (meta.example && node.value.trim()) fail("the block names an example but isn't empty", 'leave the block empty');
  if (!meta.example && !node.value.trim())
    fail('the block is empty', 'fill it, or name an example with example="path#region"');
  return {file, line, endLine: node.position?.end.line ?? line, meta, kind, text: node.value};
}
