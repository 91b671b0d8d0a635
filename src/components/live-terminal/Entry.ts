/** An entry of the terminal's log: a command and its output. */
export interface Entry {
  readonly id: number;
  /** The typed line; undefined for a message of the terminal itself. */
  readonly command?: string;
  readonly directory?: string;
  readonly output: string;
  readonly exitCode: number;
  /** True if the reader turned colors off with `NO_COLOR`. */
  readonly isPlain?: boolean;
}
