/** A syntax error. */
export interface SyntaxFinding {
  /** Line within the text, from 0. */
  readonly line: number;
  readonly what: string;
}

/** Returns all syntax errors. */
export type SyntaxReader = (text: string) => SyntaxFinding[];
