/** Result of one transcript line. */
export interface LineResult {
  /** Lines as a terminal shows them, standard output before standard error, without a final newline. */
  readonly output: readonly string[];
  readonly exitCode: number;
  /** Error codes that the output contains. */
  readonly errorCodes: readonly string[];
  /** Why the line was not run, if the simulator doesn't support it. */
  readonly notSimulated?: string;
}

/** A terminal on the simulated platform. It keeps its state from line to line. */
export interface TranscriptSession {
  /** Runs one command line. */
  readonly run: (line: string) => LineResult;
  /** Writes a file of the page to the project directory. */
  readonly write: (path: string, text: string) => void;
  /** Sets an app's response bodies by path, from its example's test. */
  readonly serve: (app: string, bodies: Readonly<Record<string, string>>) => void;
}
