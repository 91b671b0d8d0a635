import {brand} from '@aloft/platform/brand';
import type {ParsedInvocation} from '@aloft/platform/cli';
import {type CliError, createError, type ErrorCode, type ErrorParams} from '@aloft/platform/errors';
import type {recognizeProject} from '@aloft/platform/frameworks';
import type {Machine, Namespace, SimulatorState} from './state/types';

/** Dependencies that are too heavy for the simulator, so callers pass them in. */
export interface Dependencies {
  /** Parses YAML. Without it, only JSON and files given as objects are supported. May throw. */
  parseYaml?: (text: string) => unknown;
  /** Recognizes projects for `aloft init`. Without it, only a Dockerfile is recognized. */
  recognizeProject?: typeof recognizeProject;
  /** Samples that `aloft init --template` copies. Without it, the flag is not simulated. */
  templates?: Templates;
}

/** Samples by ID, such as `go/generic`. */
export interface Templates {
  /** IDs of all samples, if known. Otherwise, a sample that can't be read isn't simulated. */
  readonly ids?: () => readonly string[];
  /** Contents of a sample's files by path; undefined for an unknown sample. */
  readonly read: (id: string) => Readonly<Record<string, string>> | undefined;
}

/** What commands and their helpers work with. They change `draft` and end the command with one of `Code` by `fail`. */
export interface Context<Code extends ErrorCode = never> {
  draft: SimulatorState;
  call: ParsedInvocation;
  deps: Dependencies;
  /** Environment variables of the line. */
  env: Readonly<Record<string, string>>;
  /** Number of the background job that the line runs in, or null. */
  job: number | null;
  fail: Fail<Code>;
}

/** What helpers of commands and requests need: the state, the namespace that they change, and a way to fail. */
export interface Changes<Code extends ErrorCode = never> extends Pick<Context<Code>, 'draft' | 'fail'> {
  readonly namespace: Namespace;
}

/** What a program in a machine works with. */
export interface MachineContext extends Omit<Changes, 'fail'> {
  readonly machine: Machine;
  /** Environment variables in addition to those of the machine. */
  readonly env?: Readonly<Record<string, string>>;
  /** Number of the background job that the program runs in, or null. */
  readonly job: number | null;
}

/** A resource in the format of `-o json`. */
export type View = Record<string, unknown>;

/** Result of a command or another program. `-o` and `-q` select the part to print. */
export interface Reply<Code extends ErrorCode = ErrorCode> {
  /** Lines that report the steps. */
  steps?: string[];
  /** One resource: fields in a table, the whole object in JSON and YAML. */
  view?: View;
  /** Several resources: rows in a table, a list in JSON and YAML. */
  views?: View[];
  /** Printed when `views` is empty. */
  empty?: string;
  /** Output of `-q`, one entry per line. The default is the names in `views` or `view`. */
  quiet?: string[];
  /** Output that ignores `-o` and `-q`: logs, scripts, schemas. */
  raw?: string[];
  /** Lines for standard error. */
  notes?: string[];
  exitCode?: number;
  /** Reason why the line isn't simulated. */
  notSimulated?: string;
  /** Code of the error that `notes` contains. */
  errorCode?: string;
  /** An error after changes that are kept, such as a failed release. */
  failure?: Failure<Code>;
}

/** The reply of a line that isn't simulated. */
export function refuse(reason: string): Reply<never> {
  return {raw: [], notes: [`not simulated: ${reason}`], notSimulated: reason, exitCode: 127};
}

/** Why a command failed: a code of the error catalog, the values of its message, and a hint that replaces the catalog's. */
export class Failure<Code extends ErrorCode = ErrorCode> extends Error {
  constructor(
    readonly code: Code,
    readonly params: ErrorParams = {},
    readonly hint?: string,
  ) {
    super(code);
  }
}

/** The error of a failure, with its texts. Those that name the command don't say which. */
export function toError({code, params, hint}: Failure, path: readonly string[]): CliError {
  return createError(code, {command: [brand.cli, ...path].join(' '), ...params}, hint);
}

/** Ends a command with one of the errors of its definition. A helper's parameter lists the errors that it causes. */
export type Fail<Code extends ErrorCode> = (...parts: ConstructorParameters<typeof Failure<Code>>) => never;

/** Runs code that can fail. Only here, `fail` is created, so that each failure has a type on its way. */
export function attempt<Code extends ErrorCode, Result>(run: (fail: Fail<Code>) => Result): Result | Failure<Code> {
  try {
    return run((...parts) => {
      throw new Failure(...parts);
    });
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    return failure as Failure<Code>;
  }
}
