/** What a line of a transcript printed. */
export interface LineResult {
  /** Lines as a terminal shows them, standard output before standard error, without a final newline. */
  readonly output: readonly string[];
  readonly exitCode: number;
  /** Codes of the error catalogue that the output names. */
  readonly errorCodes: readonly string[];
  /** Why the line was not run, when the simulator knows no such program. */
  readonly notSimulated?: string;
}

/** A terminal on the simulated platform. It keeps its state from line to line. */
export interface TranscriptSession {
  /** Runs one command line. */
  readonly run: (line: string) => LineResult;
  /** Puts a file of the page into the project folder. */
  readonly write: (path: string, text: string) => void;
  /** Lets an app answer as its example was seen to: body by path. */
  readonly serve: (app: string, bodies: Readonly<Record<string, string>>) => void;
}
