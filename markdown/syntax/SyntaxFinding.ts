/** A syntax error in a text. */
export interface SyntaxFinding {
  /** Line within the text, from 0. */
  readonly line: number;
  readonly what: string;
}

/** Returns the syntax errors in a text. */
export type SyntaxReader = (text: string) => SyntaxFinding[];
