import type {Language} from './languages';

/** A file of `examples/`, or one marked region of it. */
export interface ExampleReference {
  /** Path under `examples/`, with forward slashes, such as `go/generic/main.go`. */
  readonly path: string;
  /** Name of the region, as in `#region NAME`; undefined for the whole file. */
  readonly region?: string;
}

/** The parsed info string of a fenced block. */
export interface FenceMeta {
  readonly language: Language;
  /** Source of the block's text; its body on the page is empty. */
  readonly example?: ExampleReference;
  /** Title of the block, usually a file name. Defaults to the example's file name. */
  readonly title?: string;
  /** `fragment`: a part of a manifest, merged into a minimal one and then validated. */
  readonly manifest?: 'fragment';
  /** Error code that the block must produce. */
  readonly expectError?: string;
  /** Restart the transcript from this scenario of the simulator. */
  readonly scenario?: string;
  /** Marked lines, from 1, ascending and without duplicates. */
  readonly mark: readonly number[];
  /** Show line numbers. */
  readonly numbers: boolean;
  /** Wrap long lines instead of scrolling. */
  readonly wrap: boolean;
}
