import type {ExampleReader} from '../includes/ExampleReader';
import {includeExample} from '../includes/includeExample';
import {ContentError} from '../problems/ContentError';
import type {Fence} from './Fence';

/** A block with its final text. */
export interface ResolvedFence extends Fence {
  /** Page line of the text's first line; the fence's own line for an example, whose text isn't on the page. */
  readonly firstLine: number;
}

/** Fills a block from its example. Undefined if the example is missing, which `checkExamples` reports. */
export function resolveFence(fence: Fence, read: ExampleReader): ResolvedFence | undefined {
  const {example} = fence.meta;
  if (!example) return {...fence, firstLine: fence.line + 1};
  try {
    return {...fence, text: includeExample(example, read, fence), firstLine: fence.line};
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** A block with the whole file of its example, for syntax that can't be parsed in part. */
export function resolveWhole(fence: Fence, read: ExampleReader): ResolvedFence | undefined {
  const {example} = fence.meta;
  return resolveFence(example ? {...fence, meta: {...fence.meta, example: {path: example.path}}} : fence, read);
}

/** The page's line number of a block's line. `offset` counts from 0. */
export function lineInPage(fence: ResolvedFence, offset: number): number {
  return fence.meta.example ? fence.line : fence.firstLine + offset;
}
