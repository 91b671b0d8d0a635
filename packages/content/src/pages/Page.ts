import type {Root} from 'mdast';
import type {Fence} from '../fences/Fence';
import type {Problem} from '../problems/Problem';

/** Keys of a page's front matter, each with its value and its line. */
export type FrontMatter = ReadonlyMap<string, {readonly value: unknown; readonly line: number}>;

/** A page's source, parsed once for all checks. */
export interface Page {
  /** Path from the project's root, with forward slashes, such as `docs/security.mdx`. */
  readonly file: string;
  readonly source: string;
  readonly tree: Root;
  readonly frontMatter: FrontMatter;
  readonly fences: readonly Fence[];
  /** Problems found while parsing. */
  readonly problems: readonly Problem[];
}
