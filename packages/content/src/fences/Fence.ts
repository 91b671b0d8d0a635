import type {FenceClass} from './classifyFence';
import type {FenceMeta} from './FenceMeta';

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
