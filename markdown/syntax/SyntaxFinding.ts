/** A mistake in the syntax of a text. */
export interface SyntaxFinding {
  /** Line within the text, from 0. */
  readonly line: number;
  readonly what: string;
}

/** Gives the mistakes in a text; none when it parses. */
export type SyntaxReader = (text: string) => SyntaxFinding[];
