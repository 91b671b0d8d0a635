/** One line of a terminal transcript. */
export interface TranscriptLine {
  /** `$ `, or `> ` on a continuation line; empty for output and for lines of a here-document. */
  readonly prompt: string;
  readonly text: string;
  /** Whether the reader types the line. */
  readonly typed: boolean;
}
