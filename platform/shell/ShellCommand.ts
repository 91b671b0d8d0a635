/** One word of a command line. */
export interface ShellWord {
  /** The text without quotes. Expansions are unchanged. */
  readonly text: string;
  /** Whether it contains a variable or substitution. */
  readonly dynamic: boolean;
}

/** A simple command of a script: a program and its words. */
export interface ShellCommand {
  readonly words: readonly ShellWord[];
  /** Line within the script, from 0. */
  readonly line: number;
}
