import type {ErrorCode} from '../../errors';
import type {CliError, Command} from '../types';

/** Kinds of the parts of a script. */
export type PartKind =
  | 'space'
  | 'program'
  | 'command'
  | 'argument'
  | 'flag'
  | 'value'
  | 'variable'
  | 'operator'
  | 'redirection'
  | 'comment'
  | 'keyword'
  | 'other';

/** An error that the CLI would report, with the URL of its documentation. */
export interface Problem extends CliError {
  readonly url: string;
}

/** One or more words of a script, with their explanation. */
export interface ScriptPart {
  readonly kind: PartKind;
  /** Exactly as written. */
  readonly text: string;
  /** Sentences, with code between backticks. Empty for white space. */
  readonly note: string;
  /** Path of the reference, with an anchor. */
  readonly url?: string;
  readonly problems: readonly Problem[];
  /** The parts of a nested script: a substitution, or the argument of `bash -c`. */
  readonly inner: readonly ScriptPart[];
}

/** An exit code that a script should handle. */
export interface HandledExitCode {
  readonly code: number;
  /** Sentence. */
  readonly meaning: string;
  /** How a script should react: sentences. */
  readonly handling: string;
  readonly url: string;
  /** Errors that the commands of the script return with it, apart from mistakes in the line. */
  readonly errors: readonly {readonly code: ErrorCode; readonly url: string}[];
}

/** Explanation of a script. The texts of the parts add up to the script. */
export interface Explanation {
  readonly parts: readonly ScriptPart[];
  /** Commands of the CLI that it runs, without duplicates. */
  readonly commands: readonly Command[];
  readonly problems: readonly Problem[];
  /** Ascending. Empty without commands of the CLI. */
  readonly exitCodes: readonly HandledExitCode[];
}
