import {brand} from '@aloft/platform/brand';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {type FenceMeta, parseFence} from './parseFence';
import {ContentError, type Place, type Problem} from '../problems';

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

/** The class of a block, which determines how it's checked. There is no class for other blocks. */
export type FenceClass =
  | 'transcript'
  | 'manifest'
  | 'manifest-fragment'
  | 'shell'
  | 'powershell'
  | 'dockerfile'
  | 'json'
  | 'yaml'
  | 'toml'
  | 'text'
  | 'http'
  | `source:${string}`;

const manifestName = brand.manifest;
const byLanguage: Readonly<Record<string, FenceClass | undefined>> = {
  console: 'transcript',
  bash: 'shell',
  sh: 'shell',
  powershell: 'powershell',
  dockerfile: 'dockerfile',
  json: 'json',
  yaml: 'yaml',
  toml: 'toml',
  text: 'text',
  http: 'http',
};

/**
 * Returns the class of a block. A block with an example gets the class of its content.
 *
 * @throws ContentError when marks contradict the language
 */
export function classifyFence(meta: FenceMeta, place: Place, text = ''): FenceClass {
  const fail = (what: string, how: string): never => {
    throw new ContentError({...place, what, how});
  };
  const {language} = meta;
  if (meta.manifest && language !== 'yaml')
    fail("manifest=fragment marks a block that isn't yaml", 'make it a yaml block');
  if (meta.scenario && language !== 'console')
    fail("scenario= marks a block that isn't console", 'make it a console block');
  const kind = classify(meta, text);
  if (meta.expectError && kind !== 'transcript' && kind !== 'manifest' && kind !== 'manifest-fragment') {
    fail(
      `expect-error= marks a block of class ${kind}`,
      'only transcripts and manifests are run, so only they can fail',
    );
  }
  if (meta.example && kind === 'transcript') fail('a transcript names an example', 'type the commands on the page');
  return kind;
}

function classify(meta: FenceMeta, text: string): FenceClass {
  if (meta.manifest) return 'manifest-fragment';
  const file = (meta.example?.path ?? meta.title ?? '').split('/').pop();
  const isManifest = file === manifestName || /^version: \d+\napp: /.test(text);
  if (meta.language === 'yaml' && isManifest) return meta.example?.region ? 'manifest-fragment' : 'manifest';
  return byLanguage[meta.language] ?? `source:${meta.language}`;
}

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
  const kind = classifyFence(meta, {file, line}, node.value);
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
