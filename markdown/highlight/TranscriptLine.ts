/** One line of a terminal transcript. */
export interface TranscriptLine {
  /** `$ ` or the `> ` of a continued line; empty for output and for lines of a document that a command reads. */
  readonly prompt: string;
  readonly text: string;
  /** Whether the reader types the line. */
  readonly typed: boolean;
}
