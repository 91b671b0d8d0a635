import {brand} from '@aloft/platform/brand';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {checkedLanguages} from './languages';
import {type FenceMeta, parseFence} from './parseFence';
import {attempt, failAt, type Place, type Problem} from '../problems';
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
  const {language, example} = meta;
  if (meta.manifest && language !== 'yaml')
    failAt(place, "manifest=fragment marks a block that isn't yaml", 'make it a yaml block');
  if (meta.scenario && language !== 'console')
    failAt(place, "scenario= marks a block that isn't console", 'make it a console block');
  const kind = classify(meta, text);
  const how = 'only transcripts and manifests are run, so only they can fail';
  if (meta.expectError && kind !== 'transcript' && !isManifest(kind))
    failAt(place, `expect-error= marks a block of class ${kind}`, how);
  if (example && kind === 'transcript') failAt(place, 'a transcript names an example', 'type the commands on the page');
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
  const place = {file, line};
  const meta = parseFence(node.lang, node.meta, place);
  const kind = classifyFence(meta, place, node.value);
  if (meta.example && node.value.trim())
    failAt(place, "the block names an example but isn't empty", 'leave the block empty');
  if (!meta.example && !node.value.trim())
    failAt(place, 'the block is empty', 'fill it, or name an example with example="path#region"');
  return {file, line, endLine: node.position?.end.line ?? line, meta, kind, text: node.value};
}
